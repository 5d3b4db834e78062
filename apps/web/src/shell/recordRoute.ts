import { signal } from '@preact/signals';
import type { OpenedFile } from './records.ts';

/** The record that is open in this tab. It is not kept: a reload asks for the file again. */
export const openRecord = signal<Extract<OpenedFile, { ok: true }> | null>(null);
