import { fold } from '@hoptrail/contracts/lib/text/fold';
import { uuidFor } from './uuid-for.ts';

/** Returns the id of a demo brewery, which is the same in every demo. */
export function breweryId({ name }: { name: string }): string {
  return uuidFor(`brewery:${name}`);
}

/** Returns a name for use in URLs: `cafe-malt` for `Café Malt`. */
export function slugFor(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
