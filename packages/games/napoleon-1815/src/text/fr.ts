import type { Catalog } from '@hundred-days/kernel';

export const fr: Catalog = {};
