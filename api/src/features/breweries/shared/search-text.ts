import { fold } from '../../../lib/fold.ts';

/** What a search looks through: name, city and state of a brewery, folded. */
export function searchTextOf(brewery: { name: string; city: string; state: string }): string {
  return fold(`${brewery.name} ${brewery.city} ${brewery.state}`);
}
