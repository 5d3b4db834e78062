/** What the command line has to know of a server before it loads one. */
export { ADMIN_USAGE } from '../admin/usage.ts';
export { BadSetting, FLAGS, readSettings, type Settings } from './settings.ts';
