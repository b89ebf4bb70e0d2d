import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A name for the shapes of everything that the server says: another one when any contract changed,
 * so that an app never reads what an older one kept.
 * @param folder with the contracts' sources
 */
export function contractsVersion(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
