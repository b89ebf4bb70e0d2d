/** The colors of all drawings. */
export const palette = {
  ground: '#14110c',
  shelf: '#2a2219',
  bark: '#3a2e21',
  wood: '#5b4229',
  oak: '#845f36',
  malt: '#b08a55',
  wheat: '#d9b878',
  foam: '#f6f1e7',
  cream: '#e6dac1',
  hop: '#80bc04',
  leaf: '#8dba39',
  fern: '#55752a',
  moss: '#2f4220',
  amber: '#e3a23c',
  copper: '#c26f34',
  brick: '#b4492f',
  wine: '#6e2b2b',
  plum: '#563a55',
  teal: '#3f7a74',
  lagoon: '#234845',
  steel: '#8f9a98',
  slate: '#4c5655',
} as const;

/** Mixes two `#rrggbb` colors; `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const from = Number.parseInt(first.slice(1), 16);
  const to = Number.parseInt(second.slice(1), 16);
  const channel = (shift: number) => {
    const low = (from >> shift) & 255;
    const high = (to >> shift) & 255;
    return Math.round(low + (high - low) * share) << shift;
  };
  return `#${(channel(16) | channel(8) | channel(0)).toString(16).padStart(6, '0')}`;
}

/** Returns a lighter shade of a color, for the side towards the lamp. */
export function lit(color: string, share = 0.25): string {
  return mix(color, '#fff2d8', share);
}

/** Returns a darker shade of a color, for the side away from the lamp. */
export function shaded(color: string, share = 0.3): string {
  return mix(color, '#120b0a', share);
}

/** Returns the distance of two `#rrggbb` colors, from 0 to about 440. */
export function colorDistance(first: string, second: string): number {
  const channels = (color: string) => {
    const value = Number.parseInt(color.slice(1), 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  };
  const other = channels(second);
  return Math.hypot(...channels(first).map((channel, index) => channel - (other[index] ?? 0)));
}
