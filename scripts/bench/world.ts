/** What the seed, the load and the servers agree on. */

/** How many users are signed in. */
export const SESSIONS = 200_000;

/** Where a brewery is: spread over North America. */
export function placeOf(index: number): { latitude: number; longitude: number } {
  return {
    latitude: 25 + ((index * 7919) % 24_000) / 1000,
    longitude: -124 + ((index * 104_729) % 57_000) / 1000,
  };
}

/** The session token of a user. */
export function tokenOf(index: number): string {
  return `bench-token-${index}-${'x'.repeat(24)}`;
}
