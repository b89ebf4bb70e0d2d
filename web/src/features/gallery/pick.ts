/**
 * Returns some of the items in random order, none twice.
 * @param count how many; all when there are fewer
 * @param random returns numbers from 0 to below 1
 */
export function pick<T>(items: readonly T[], count: number, random = Math.random): T[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}
