import type { AnyAction, Host } from '@hundred-days/kernel';
import { wayTo } from './local.ts';

/**
 * The line between the page and a table that stands in it: no distance at all. The one place that would know of another; the
 * browser tests build the app with one that is slow and loses things.
 */
export const lineTo = async <A extends AnyAction>(host: Host<A>, _viewers: readonly number[]) => wayTo(host);
