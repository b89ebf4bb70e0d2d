import { Authorized } from '../../../access/authorize.ts';
import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { findBreweryById } from './breweries.repo.ts';
import { type BreweryRight, hasRight } from './breweries.rules.ts';
import { explainRefusal } from './explain-refusal.ts';
import { findPeopleOf } from './ownership.repo.ts';

type Brewery = NonNullable<Awaited<ReturnType<typeof findBreweryById>>>;

/**
 * Returns a brewery at which the caller has a right.
 * @param right the right, or a function that chooses it by the stored brewery
 * @throws AppError `brewery.notFound`; `brewery.ownersOnly` for its staff, `brewery.lost` for a
 * former owner or a former person of the staff, `auth.forbidden` for others
 */
export async function loadOwnBrewery(
  db: Db,
  caller: Caller,
  id: string,
  right: BreweryRight | ((brewery: Brewery) => BreweryRight),
): Promise<Authorized<Brewery>> {
  const row = await findBreweryById(db, id);
  if (!row) throw new AppError('brewery.notFound');
  const people = await findPeopleOf(db, id);
  const needed = typeof right === 'function' ? right(row) : right;
  const isAllowed = hasRight(caller, people, needed);
  if (!isAllowed) await explainRefusal(db, caller, id);
  return Authorized.by(caller, row, () => isAllowed);
}
