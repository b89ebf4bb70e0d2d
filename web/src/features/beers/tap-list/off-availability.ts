import type { Availability } from '@hoptrail/contracts/lists/beer-availability';

const COMING_BEERS = 'comingBeers';

/**
 * Remembers for this tab a beer's availability before a switch: a beer that was coming soon and is
 * switched on by mistake is coming soon again when switched off; one that was on tap for weeks is
 * then unavailable.
 * @param before the availability until now
 */
export function rememberOff(id: string, before: Availability): void {
  const others = comingBeers().filter((other) => other !== id);
  if (before === 'coming') write([...others, id]);
  else if (before === 'gone') write(others);
}

/** Returns the availability of a beer after it is switched off. */
export function offAvailability(id: string): Exclude<Availability, 'available'> {
  return comingBeers().includes(id) ? 'coming' : 'gone';
}

function comingBeers(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(COMING_BEERS) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

/** Best effort: without storage a beer that is switched off becomes unavailable. */
function write(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(COMING_BEERS, JSON.stringify(ids));
  } catch {}
}
