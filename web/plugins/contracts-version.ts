import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a version of the API's contracts. It changes with any contract, so that the app never
 * reads responses that an older version stored.
 * @param folder the contracts' sources
 */
export function contractsVersion(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
