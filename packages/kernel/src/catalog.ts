import type { Fact } from './refusal.ts';

/** Words a player reads, by key. `{name}` stands for a fact. */
export type Catalog = Readonly<Record<string, string>>;
export type Catalogs = Readonly<Record<string, Catalog>>;

/** How a fact is put into words: a unit's id becomes its name, for instance. */
export type Wording = (name: string, fact: Fact) => string;
