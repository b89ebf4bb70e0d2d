/** Names and positions that the seed, the load and the servers share. */

/** The number of users with a session. */
export const SESSIONS = 200_000;

/** Returns the position of a brewery, spread over North America. */
export function placeOf(index: number): { latitude: number; longitude: number } {
  return {
    latitude: 25 + ((index * 7919) % 24_000) / 1000,
    longitude: -124 + ((index * 104_729) % 57_000) / 1000,
  };
}

/** Returns the session token of a user. */
export function tokenOf(index: number): string {
  return `bench-token-${index}-${'x'.repeat(24)}`;
}
