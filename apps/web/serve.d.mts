import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export type Page = (request: IncomingMessage, response: ServerResponse) => void;

export interface ServeOptions {
  readonly root?: string;
  readonly port?: number;
  readonly host?: string;
  readonly page?: Page;
}

export function pageOf(root?: string): Page;

export function serve(options?: ServeOptions): Promise<{ readonly server: Server; readonly port: number }>;

export interface Serving {
  readonly port: number;
  close(): Promise<void>;
}

export function serveAlone(options?: ServeOptions): Promise<Serving>;

export function main(
  start?: (where: { readonly port: number; readonly host: string }) => Promise<Serving>,
): Promise<void>;
