import { fold } from '../../../lib/fold.ts';

/** Returns the text that a search looks through: the folded name, city and state of a brewery. */
export function searchTextOf(brewery: { name: string; city: string; state: string }): string {
  return fold(`${brewery.name} ${brewery.city} ${brewery.state}`);
}
