import { signal } from '@preact/signals';
import type { Language } from '../../text/languages.ts';
import type { Server } from './server.ts';
import { troubleOf, type WayTrouble } from './ways.ts';

/** Whether this browser is told by the push service of its maker when there is something for who sits at it. */

/** Not every browser can, and without the app's service worker none does. */
const canBeTold = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

interface Known {
  /** By which push services know the server. */
  readonly key: string;
  readonly on: boolean;
}

export class Told {
  /** Null where it cannot be, or as long as that is not known. */
  readonly on = signal<boolean | null>(null);
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  async look(): Promise<void> {
    if (!canBeTold()) return;
    const { on } = await this.#server.request<Known>('GET', '/push');
    const registration = await navigator.serviceWorker.getRegistration();
    const own = (await registration?.pushManager.getSubscription()) ?? null;
    this.on.value = on && own !== null;
  }

  async turn(on: boolean, language: Language): Promise<WayTrouble | null> {
    try {
      await (on ? this.#begin(language) : this.#end());
      this.on.value = on;
      return null;
    } catch (error) {
      // The browser, or who sits at it, said no.
      return error instanceof DOMException ? 'notices' : troubleOf(error);
    }
  }

  async #begin(language: Language): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') throw new DOMException('', 'NotAllowedError');
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made with the key of another server is of no use.
    await (await pushManager.getSubscription())?.unsubscribe();
    const { key } = await this.#server.request<Known>('GET', '/push');
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    await this.#server.request('POST', '/push', { endpoint, keys, language });
  }

  async #end(): Promise<void> {
    await this.#server.request('DELETE', '/push');
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  }
}
