import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';

const HERE = dirname(fileURLToPath(import.meta.url));

/**
 * Returns whether PostgreSQL can run from this checkout: it refuses to run as root, and the user
 * that it runs as then must be able to enter every folder above it. Prints why it cannot.
 */
export function canRunPostgres(folder = HERE, uid = process.getuid?.()): boolean {
  if (uid !== 0) return true;
  for (let path = folder; path !== dirname(path); path = dirname(path)) {
    if ((statSync(path).mode & 0o001) !== 0) continue;
    const reason = `the suites on PostgreSQL, since it does not run as root and other users cannot enter ${path}`;
    console.error(styleText(['black', 'bgYellow'], ` NOT TESTED: ${reason} `));
    return false;
  }
  return true;
}
