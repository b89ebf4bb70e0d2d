import type { ConeTones } from './hop-cone.ts';

/** The twelve badges, lowest first. */
export const badgeSlugs = [
  'white-hop',
  'yellow-hop',
  'orange-hop',
  'teal-hop',
  'red-hop',
  'green-hop',
  'blue-hop',
  'purple-hop',
  'black-hop',
  'bronze-hop',
  'silver-hop',
  'gold-hop',
] as const;

/** The slug of one badge. */
export type BadgeSlug = (typeof badgeSlugs)[number];

/** The colors of one tier: its cone, its leaves, its ring and the disc behind. */
export type BadgeTones = ConeTones & { leaf: string; vein: string; ring: string; disc: string };

function tones(
  [lit, shade, line]: readonly [string, string, string],
  ring: string,
  disc: string,
  [leaf, vein]: readonly [string, string] = ['#6b8f2c', '#3c5520'],
): BadgeTones {
  return { lit, shade, line, stem: leaf, leaf, vein, ring, disc };
}

/** The colors of every tier. */
export const badgeTones: Readonly<Record<BadgeSlug, BadgeTones>> = {
  'white-hop': tones(['#fbf5e6', '#dccfb2', '#948565'], '#f6f1e7', '#332d22'),
  'yellow-hop': tones(['#fbdc62', '#e6b429', '#8f6408'], '#f2c94c', '#37290d'),
  'orange-hop': tones(['#f7a049', '#dc7423', '#7e3508'], '#e8862e', '#3a200f'),
  'teal-hop': tones(['#52c9b6', '#249183', '#0b4a46'], '#48b9a8', '#10302e'),
  'red-hop': tones(['#e66a50', '#b93b2a', '#5f130f'], '#d4523c', '#3a1512'),
  'green-hop': tones(['#a5d838', '#6fa50b', '#365408'], '#8dba39', '#20300d'),
  'blue-hop': tones(['#6fabe6', '#3774bb', '#153766'], '#5796d6', '#13263c'),
  'purple-hop': tones(['#b88ade', '#8150ac', '#3d205b'], '#a173cb', '#291838'),
  'black-hop': tones(['#4a443c', '#2a2621', '#a39376'], '#b9a783', '#0b0907', [
    '#a39376',
    '#4a4234',
  ]),
  'bronze-hop': tones(['#dd9a62', '#a8642f', '#54290e'], '#c07c45', '#33200f', [
    '#b3733f',
    '#5b3216',
  ]),
  'silver-hop': tones(['#eef2f3', '#a9b3b8', '#525c63'], '#c6cfd3', '#262b2e', [
    '#aab4b9',
    '#566067',
  ]),
  'gold-hop': tones(['#ffe488', '#e0a62b', '#7a4d0a'], '#f0bf48', '#3b2a0b', [
    '#dfa630',
    '#83560d',
  ]),
};

/** The colors of a badge that is not earned yet: the same drawing as an outline. */
export const lockedTones: BadgeTones = {
  lit: '#1c1811',
  shade: '#1c1811',
  line: '#75674f',
  stem: '#75674f',
  leaf: '#5a4f3c',
  vein: '#1c1811',
  ring: '#5a4f3c',
  disc: '#14110c',
};
