import type { Db } from '../../../db/database.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { findAllNamed } from './breweries.repo.ts';

/**
 * Returns a brewery by its id, or by its name if no other brewery has it.
 * @throws Refusal if there is none, or several with the name
 */
export async function loadNamedBrewery(
  db: Db,
  idOrName: string,
): Promise<{ id: string; name: string }> {
  const found = await findAllNamed(db, idOrName);
  const [only] = found;
  if (!only) throw new Refusal(`There is no brewery with the id or the name ${idOrName}.`);
  if (found.length === 1) return only;
  const lines = found.map(({ id, name, city, state }) => `  ${id}  ${name}, ${city}, ${state}`);
  throw new Refusal(['Several breweries have this name. Use the id:', ...lines].join('\n'));
}
