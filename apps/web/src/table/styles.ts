/** How any table looks. Whoever brings looks of a game's own imports this first, so that theirs come after and hold. */
import '../art/art.css';
import '../board/board.css';
import './table.css';
import './over.css';
import './panel.css';
import './fight.css';
import './odds.css';
import './drawer.css';
import './windows.css';
import './phone.css';
import './side.css';
import './tiny.css';
