import type { BeerDuplicate, BeerEntry } from '@hoptrail/contracts/admin/beers';
import { fold, foldedWords } from '@hoptrail/contracts/lib/text/fold';
import { almostHasWords } from '@hoptrail/contracts/lib/text/matches';
import { BEER_DUPLICATES } from '@hoptrail/contracts/limits';
import { beerStyles } from '@hoptrail/contracts/lists/beer-styles';

interface Entry extends BeerEntry {
  breweryId: string;
  mergedAs: string | null;
}

const styleNames = new Set(beerStyles.map(fold));

/**
 * Returns the pairs of entries that are probably one beer: two of the brewery whose names differ by a
 * letter in each word, and one of another brewery with the same name, unless the name is only a style.
 * @param entries the brewery's beers and those of others with one of their names
 */
export function likelyDuplicates(breweryId: string, entries: readonly Entry[]): BeerDuplicate[] {
  const named = entries.map((entry) => {
    const folded = fold(entry.name);
    return { entry, folded, words: foldedWords(folded), digits: folded.replace(/\D/g, '') };
  });
  const own = named.filter(({ entry }) => entry.breweryId === breweryId);
  const others = named.filter(
    ({ entry, folded }) => entry.breweryId !== breweryId && !styleNames.has(folded),
  );
  return own
    .flatMap((one, at) => [
      ...own
        .slice(at + 1)
        .flatMap((other) => (isAlmost(one, other) ? [[one, other] as const] : [])),
      ...others.flatMap((other) => (one.folded === other.folded ? [[one, other] as const] : [])),
    ])
    .filter(([one, other]) => !isMerged(one.entry, other.entry))
    .slice(0, BEER_DUPLICATES)
    .map(([one, other]) => ({ beer: shown(one.entry), other: shown(other.entry) }));
}

interface Named {
  folded: string;
  words: readonly string[];
  digits: string;
}

/** Returns whether each has the words of the other. Another number, such as a year, is another beer. */
function isAlmost(one: Named, other: Named): boolean {
  return (
    one.digits === other.digits &&
    almostHasWords(one.folded, other.words) &&
    almostHasWords(other.folded, one.words)
  );
}

function isMerged(one: Entry, other: Entry): boolean {
  return one.mergedAs !== null && one.mergedAs === other.mergedAs;
}

function shown({ id, name, style, breweryName }: Entry): BeerEntry {
  return { id, name, style, breweryName };
}
