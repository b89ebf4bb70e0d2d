import type { Beer } from '@hoptrail/contracts/beers/beers';
import { fold } from '@hoptrail/contracts/lib/text/fold';
import type { FormValues } from '../../../../components/form/drafts/form-draft.ts';
import { type BeerField, type BeerInput, beerForm, parseBeer } from '../beer-values.ts';
import type { ReadBeer } from './read-menu.ts';

/** What a text changes of a tap list: a new beer, or other values of one that is there. */
export interface Proposal {
  /** The folded name. */
  id: string;
  name: string;
  /** The beer that is there; undefined for a new one. */
  beer: Beer | undefined;
  /** The values after the change, as the form of a beer has them. */
  values: FormValues<BeerField>;
  /** The fields that change; for a new beer those that the text has. */
  changed: readonly BeerField[];
  /** What the call that saves it sends; undefined if it cannot be saved as it is. */
  input: BeerInput | undefined;
  /** Why it cannot be saved. */
  problem: string | undefined;
}

/**
 * Compares the beers of a text with a tap list by their names. What the text does not have stays.
 * Of beers with the same name the later one adds to the former.
 * @returns the new and the changed ones, and how many are the same already
 */
export function compareMenu(
  read: readonly ReadBeer[],
  beers: readonly Beer[],
): { proposals: Proposal[]; same: number } {
  const byName = new Map(beers.map((beer) => [fold(beer.beerName), beer]));
  const wanted = new Map<string, ReadBeer>();
  for (const { name, fields } of read) {
    const key = fold(name);
    const former = wanted.get(key);
    wanted.set(key, { name: former?.name ?? name, fields: { ...former?.fields, ...fields } });
  }
  const proposals = [...wanted].map(([key, one]) => proposalOf(key, one, byName.get(key)));
  const different = proposals.filter(({ beer, changed }) => !beer || changed.length > 0);
  return { proposals: different, same: proposals.length - different.length };
}

/** Returns a proposal with another value of a field. */
export function withValue(proposal: Proposal, field: BeerField, value: string): Proposal {
  const { id, name, beer, values, changed } = proposal;
  const fields = {
    ...Object.fromEntries(changed.map((one) => [one, values[one]])),
    [field]: value,
  };
  return proposalOf(id, { name, fields }, beer);
}

function proposalOf(id: string, { name, fields }: ReadBeer, beer: Beer | undefined): Proposal {
  const { beerName: _, ...others } = fields;
  const before = beerForm.values(beer);
  const values = { ...before, ...(beer ? others : fields) };
  const parsed = parseBeer(values);
  const stored = beer && parseBeer(before).data;
  const changed = (Object.keys(beer ? others : fields) as BeerField[]).filter((field) =>
    parsed.success && stored
      ? parsed.data[field] !== stored[field]
      : values[field] !== before[field],
  );
  const [issue] = parsed.error?.issues ?? [];
  const label = issue && Reflect.get(beerForm.labels, String(issue.path[0]));
  const problem = issue && `${label ?? 'Beer'}: ${issue.message}`;
  return { id, name, beer, values, changed, input: parsed.data, problem };
}
