import type { Catalog } from '@hundred-days/kernel';

export const en: Catalog = {};
