import { loadGame } from '../games.ts';
import { serve } from '../simulate/serve.ts';
import { type CourseLeft, type CoursePart, playCourse } from './course.ts';

await serve<CourseLeft, CoursePart>(async (course) => playCourse(await loadGame(course.game, course), course));
