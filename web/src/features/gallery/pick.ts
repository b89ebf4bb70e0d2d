/**
 * Some of the items, picked at random, in random order, none twice.
 * @param count how many; all where there are fewer
 * @param random gives numbers from 0 up to 1
 */
export function pick<T>(items: readonly T[], count: number, random = Math.random): T[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}
