/** A beer with its place in a menu. */
export interface Placed {
  id: string;
  section: string;
}

/**
 * Arranges a menu. The beers that are not named keep their places, such as one that a colleague has
 * added meanwhile; unknown ones are left out.
 * @param beers all beers, in their order until now
 * @param wanted those to arrange, in their new order
 */
export function arranged<Beer extends Placed>(
  beers: readonly Beer[],
  wanted: readonly Placed[],
): Beer[] {
  const byId = new Map(beers.map((beer) => [beer.id, beer]));
  const sections = new Map(wanted.map(({ id, section }) => [id, section]));
  const next = [...sections].flatMap(([id, section]) => {
    const beer = byId.get(id);
    return beer ? [{ ...beer, section }] : [];
  });
  const queue = next.values();
  return beers.map((beer) => (sections.has(beer.id) ? (queue.next().value ?? beer) : beer));
}

/**
 * Returns the names of beers in two orders, without those before the first difference and after the
 * last one.
 */
export function movedNames(
  before: readonly { beerName: string }[],
  after: readonly { beerName: string }[],
): { before: string[]; after: string[] } {
  const [was, is] = [before, after].map((beers) => beers.map(({ beerName }) => beerName));
  const differs = (name: string, at: number) => name !== is?.[at];
  const first = was?.findIndex(differs) ?? -1;
  if (!was || !is || first === -1) return { before: [], after: [] };
  const end = was.findLastIndex(differs) + 1;
  return { before: was.slice(first, end), after: is.slice(first, end) };
}
