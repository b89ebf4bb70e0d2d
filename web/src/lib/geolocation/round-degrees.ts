/** Rounds degrees to about 50 metres, so that a phone at rest finds its responses in the cache. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 2000) / 2000;
}
