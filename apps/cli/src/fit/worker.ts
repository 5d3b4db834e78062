import { loadGame } from '../games.ts';
import { serve } from '../simulate/serve.ts';
import { type CourseLeft, type CoursePart, playLessons } from './course.ts';

await serve<CourseLeft, CoursePart>(async (course) => playLessons(await loadGame(course.game, course), course));
