import { hashOf } from '../router.ts';

/** The address a friend is sent. What stands behind the # is not sent to any server. */
export const urlOf = (id: string, link: string): string =>
  `${location.origin}${location.pathname}${hashOf({ page: 'online', id, link })}`;

/** A moment in the place of a secret: the table as it stood after so many steps, as who follows the link counts them. */
export const writeMoment = (step: number): string => `at.${step}`;

export function momentOf(link: string | undefined): number | undefined {
  const [, step] = /^at\.(\d{1,6})$/.exec(link ?? '') ?? [];
  return step === undefined ? undefined : Number(step);
}
