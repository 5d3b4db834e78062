import { describe, expect, it } from 'vitest';
import { fillIn } from '../src/fill.ts';
import { say } from '../src/messages.ts';
import { placedInFrench } from '../src/text/places-fr.ts';

describe('places after a preposition in French', () => {
  it.each([
    ['en', 'Ligny', 'à Ligny'],
    ['en', 'Les Quatre-Bras', 'aux Quatre-Bras'],
    ['en', 'Le Caillou', 'au Caillou'],
    ['en', 'La Haye Sainte', 'à La Haye Sainte'],
    ['en', 'Bois de Bossu 1510', 'dans le Bois de Bossu 1510'],
    ['en', 'Bois d’Ohain', 'dans le Bois d’Ohain'],
    ['en', 'Forêt de Soignes', 'dans la Forêt de Soignes'],
    ['en', 'Château de Corroy', 'au Château de Corroy'],
    ['en', 'Abbaye de Villers', 'à l’Abbaye de Villers'],
    ['en', 'Maison du Roi', 'à la Maison du Roi'],
    ['en', 'Trois Burettes', 'aux Trois Burettes'],
    ['en', '1024', 'en 1024'],
    ['en', 'Q1522', 'en Q1522'],
    ['jusqu’en', 'Ligny', 'jusqu’à Ligny'],
    ['jusqu’en', 'Bois de Bossu', 'jusque dans le Bois de Bossu'],
    ['jusqu’à', 'Les Quatre-Bras', 'jusqu’aux Quatre-Bras'],
    ['à', 'Le Caillou', 'au Caillou'],
    ['de', 'Les Quatre-Bras', 'des Quatre-Bras'],
    ['de', 'Le Caillou', 'du Caillou'],
    ['de', 'Bois de Paris', 'du Bois de Paris'],
    ['de', 'Forêt de Soignes', 'de la Forêt de Soignes'],
    ['de', 'Ohain', 'd’Ohain'],
    ['de', 'Hougoumont', 'de Hougoumont'],
    ['de', 'Ligny', 'de Ligny'],
    ['de', '1024', 'de 1024'],
    ['vers', 'Les Quatre-Bras', 'vers les Quatre-Bras'],
    ['vers', 'Bois de Paris', 'vers le Bois de Paris'],
    ['Par', 'Gosselies', 'Par Gosselies'],
    ['Par', 'Bois de Paris', 'Par le Bois de Paris'],
    ['Depuis', 'Le Caillou', 'Depuis le Caillou'],
  ])('%s + %s: %s', (before, name, said) => {
    expect(placedInFrench(before, name)).toBe(said);
  });

  it('holes of places alone are governed, in whatever sentence', () => {
    const facts: Readonly<Record<string, string>> = {
      unit: 'Le Sénécal',
      hex: 'Les Quatre-Bras',
      from: 'Bois de Bossu',
      n: '3',
    };
    const fill = (template: string): string => fillIn(template, (name) => facts[name] ?? null);
    expect(fill('{unit} va de {from} en {hex}.')).toBe('Le Sénécal va du Bois de Bossu aux Quatre-Bras.');
    expect(fill('recul de {n} hex. en {hex}, de {unit}')).toBe('recul de 3 hex. aux Quatre-Bras, de Le Sénécal');
    expect(fill('{hex} n’est pas adjacent à {from} ; et {none}')).toBe(
      'Les Quatre-Bras n’est pas adjacent au Bois de Bossu ; et {none}',
    );
  });

  it('what is said in English stays as it is', () => {
    expect(
      say({ moved: '{unit} to {hex}, from {from}' }, 'moved', {
        unit: 'Ney',
        hex: 'Les Quatre-Bras',
        from: 'Le Caillou',
      }),
    ).toBe('Ney to Les Quatre-Bras, from Le Caillou');
  });
});
