import type { Transporter } from 'nodemailer';
import { NotTaken } from './outbound.ts';

/** Letters by SMTP, where whoever runs the server has named a way for them. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 20_000;

/** `url`: smtp://user:password@host:port, or smtps://. */
export function createMailer(url: string, from: string): Mailer {
  let opened: Promise<Transporter> | null = null;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
    return createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true }, { from });
  };
  return {
    async send({ to, subject, text }) {
      opened ??= open();
      const transport = await opened;
      // Not read as a list, and not answered by those who answer everybody.
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
      await transport.sendMail({ to: { name: '', address: to }, subject, text, headers }).catch((error: Error) => {
        throw new NotTaken(`a letter was not taken: ${(error as { code?: string }).code ?? 'unknown'}`);
      });
    },
    close() {
      void opened?.then((transport) => transport.close());
    },
  };
}
