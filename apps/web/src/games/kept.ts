/**
 * Makes something once for each name and keeps it: a world takes its time to compile, a map to draw. What could not be made is
 * tried again when it is next asked for.
 */
export function kept<K extends readonly string[], T>(make: (...names: K) => Promise<T>): (...names: K) => Promise<T> {
  const all = new Map<string, Promise<T>>();
  return (...names) => {
    const key = names.join('\n');
    const made =
      all.get(key) ??
      make(...names).catch((error: unknown) => {
        all.delete(key);
        throw error;
      });
    all.set(key, made);
    return made;
  };
}
