import { notify } from './notices.ts';

/** Registers the service worker, and says when a newer version of the app waits. */
export async function stayOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const workers = navigator.serviceWorker;
  // A browser that is told to have no workers may refuse, or answer with nothing.
  const registration: ServiceWorkerRegistration | null | undefined = await workers.register('/sw.js').catch(() => null);
  if (registration == null) return;
  if (registration.waiting !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      // Without a controller it is the first one, and nothing changes for the player.
      if (fresh.state === 'installed' && workers.controller !== null) offer(fresh);
    });
  });
}

function offer(waiting: ServiceWorker): void {
  const take = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take-over');
  };
  notify({ key: 'update.ready', action: { label: 'update.take', run: take } });
}
