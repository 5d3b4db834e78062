// Makes sure there is a chromium for the browser tests; on Debian, as root, installs a package where there is none.
import { existsSync, readFileSync } from 'node:fs';
import { findChromium, findProgram } from '../apps/web/e2e/chromium.mjs';
import { run } from './setup.mjs';

function isDebian() {
  return existsSync('/etc/os-release') && /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** 0 when there is a browser, found or installed; otherwise says what to do. */
export function ensureChromium() {
  if (findChromium() !== null) return 0;
  if (process.env.CHROMIUM) {
    console.error(`CHROMIUM=${process.env.CHROMIUM} is not a program`);
    return 1;
  }
  if (isDebian() && process.getuid?.() === 0 && findProgram('apt-get') !== null) {
    console.error('no chromium found: installing a package of this system');
    process.env.DEBIAN_FRONTEND = 'noninteractive';
    run('apt-get', ['update', '-qq']);
    // The browser without windows is enough, and the quicker one; older systems have only the other.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const installed = run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
      if (installed === 0 && findChromium() !== null) return 0;
    }
  }
  console.error('The browser tests need chromium: install it, or name one with CHROMIUM=/path/to/it');
  return 1;
}
