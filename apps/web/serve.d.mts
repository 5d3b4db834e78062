import type { Server } from 'node:http';

export function serve(options?: {
  readonly root?: string;
  readonly port?: number;
  readonly host?: string;
}): Promise<{ readonly server: Server; readonly port: number }>;

export function main(): Promise<void>;
