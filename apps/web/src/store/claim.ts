/** One tab plays a table. The browser gives the lock back when that tab closes or crashes. */
export async function claimTable(id: string, onFree: () => void, signal?: AbortSignal): Promise<(() => void) | null> {
  const name = `hundred-days-table-${id}`;
  const release = await tryLock(name);
  if (release === null) waitFor(name, onFree, signal);
  return release;
}

function tryLock(name: string): Promise<(() => void) | null> {
  return new Promise((decided, failed) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) return decided(null);
        return new Promise<void>((release) => decided(() => release()));
      })
      .catch(failed);
  });
}

/** Lets go at once: whoever waits is told, and the player says whether this tab takes the table over. */
function waitFor(name: string, onFree: () => void, signal: AbortSignal | undefined): void {
  navigator.locks
    .request(name, signal === undefined ? {} : { signal }, () => undefined)
    .then(onFree)
    .catch(() => undefined);
}
