import type { Availability } from '@hoptrail/contracts/lists/beer-availability';

const COMING_BEERS = 'comingBeers';

/**
 * Remembers for this tab what a beer is before it is switched on or off. A beer that was announced
 * and is switched on by mistake is announced again once it is switched off; one that was poured for
 * weeks is gone then.
 * @param before what it was until now
 */
export function rememberOff(id: string, before: Availability): void {
  const others = comingBeers().filter((other) => other !== id);
  if (before === 'coming') write([...others, id]);
  else if (before === 'gone') write(others);
}

/** Returns what a beer becomes that is switched off. */
export function offAvailability(id: string): Exclude<Availability, 'available'> {
  return comingBeers().includes(id) ? 'coming' : 'gone';
}

function comingBeers(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(COMING_BEERS) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** Best effort: without storage a beer that is switched off is gone. */
function write(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(COMING_BEERS, JSON.stringify(ids));
  } catch {}
}
