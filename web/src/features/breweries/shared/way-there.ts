import { distanceMiles, type Position } from '@hoptrail/contracts/lib/distance';

/** How people get to a brewery without a car. */
export interface WayThere {
  /** The minutes on foot; null where it is too far to walk. */
  minutes: number | null;
  /** Opens the directions in the maps app of the phone. */
  href: string;
}

/** Up to this distance in miles, people walk. */
const WALKED = 2;
/** Closer than this, people see the brewery. */
const THERE = 0.03;
/** Minutes for a mile as the crow flies: 3 miles an hour, on streets that are 1.3 times as long. */
const MINUTES_PER_MILE = 26;

/**
 * Returns the way to a brewery: on foot up to two miles, farther by public transit. Undefined for a
 * person who is there.
 * @param userAgent of the browser: phones of Apple get the maps of Apple, others those of Google
 */
export function wayThere(from: Position, to: Position, userAgent: string): WayThere | undefined {
  const miles = distanceMiles(from, to);
  if (miles < THERE) return undefined;
  const isWalk = miles <= WALKED;
  const place = `${to.latitude},${to.longitude}`;
  const href = /iPhone|iPad|Macintosh/.test(userAgent)
    ? `https://maps.apple.com/?daddr=${place}&dirflg=${isWalk ? 'w' : 'r'}`
    : `https://www.google.com/maps/dir/?api=1&destination=${place}&travelmode=${isWalk ? 'walking' : 'transit'}`;
  return { minutes: isWalk ? Math.max(1, Math.round(miles * MINUTES_PER_MILE)) : null, href };
}
