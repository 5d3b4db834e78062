// node scripts/run.mjs <command> ...: the command line, installed and built first.
import { runCli } from './setup.mjs';

process.exitCode = runCli(process.argv.slice(2));
