import { describe, expect, it } from 'vitest';
import { badgeSlugs, badgeSvg } from './badges/badge.ts';
import { bannerSvg } from './banner.ts';
import { breweryHeaderSvg } from './brewery-header.ts';
import { coverSvg } from './covers/cover.ts';
import { breweryLogoSvg, initialsOf } from './logos/brewery-logo.ts';
import { appIconSvg, markSvg } from './mark.ts';
import { photoSvg } from './photo.ts';
import { portraitSvg } from './portrait.ts';
import { posterSvg } from './poster.ts';
import { posterKinds } from './poster-scenes/poster-look.ts';
import { stampSvg } from './stamps/stamp.ts';
import { seeds } from './testing/seeds.ts';
import { findDrawingFault } from './testing/well-formed.ts';
import { trailBadgeSvg } from './trails/trail-badge.ts';
import { trailCoverSvg } from './trails/trail-cover.ts';

const hostile = [
  '<script>alert(1)</script>',
  '"><image href="https://example.org/x.png"/>',
  "O'Brien & Sons' <Brewing>",
  'tab\u0000bell\u0007\uFFFF\uD800',
  '&amp;&#x3C;',
  '🍺🍻',
  '醸造所',
  '',
  'W'.repeat(400),
];

type Case = { what: string; most: number; draw: () => string };

const cases: Case[] = [
  { what: 'mark', most: 6000, draw: () => markSvg() },
  { what: 'icon', most: 6000, draw: () => appIconSvg() },
  { what: 'maskable icon', most: 6000, draw: () => appIconSvg({ maskable: true }) },
  ...badgeSlugs.flatMap((slug) => [
    { what: `badge ${slug}`, most: 6000, draw: () => badgeSvg(slug) },
    { what: `locked ${slug}`, most: 6000, draw: () => badgeSvg(slug, { locked: true }) },
  ]),
  ...posterKinds.map((kind) => ({
    what: `poster ${kind}`,
    most: 6000,
    draw: () => posterSvg('any', kind),
  })),
  ...[...seeds, ...hostile].flatMap((seed) => [
    { what: `trail ${seed}`, most: 12_000, draw: () => trailCoverSvg(seed) },
    { what: `trail badge ${seed}`, most: 6000, draw: () => trailBadgeSvg(seed) },
    { what: `header ${seed}`, most: 10_000, draw: () => breweryHeaderSvg(seed) },
    { what: `logo ${seed}`, most: 4000, draw: () => breweryLogoSvg({ seed, name: seed }) },
    {
      what: `stamp ${seed}`,
      most: 4000,
      draw: () => stampSvg({ seed, name: seed, town: seed, edition: seed.length % 3 }),
    },
    { what: `portrait ${seed}`, most: 6000, draw: () => portraitSvg(seed) },
    { what: `photo ${seed}`, most: 6000, draw: () => photoSvg(seed) },
    { what: `poster ${seed}`, most: 6000, draw: () => posterSvg(seed) },
    { what: `cover ${seed}`, most: 6000, draw: () => coverSvg(seed) },
    {
      what: `banner ${seed}`,
      most: 6000,
      draw: () => bannerSvg({ seed, title: seed, line: seed }),
    },
  ]),
];

describe('every drawing', () => {
  it.each(cases)('$what is valid XML, small, and without scripts or links', ({ draw, most }) => {
    const svg = draw();
    expect(findDrawingFault(svg, most)).toBeUndefined();
    expect(draw()).toBe(svg);
  });
});

describe('drawings chosen by a seed', () => {
  it.each([
    ['header', breweryHeaderSvg],
    ['portrait', portraitSvg],
    ['photo', (seed: string) => photoSvg(seed)],
    ['poster', (seed: string) => posterSvg(seed)],
    ['cover', coverSvg],
    ['logo', (seed: string) => breweryLogoSvg({ seed, name: 'Old Mill' })],
    ['stamp', (seed: string) => stampSvg({ seed, name: 'Old Mill', town: 'Norman' })],
    ['banner', (seed: string) => bannerSvg({ seed, title: 'Old Mill', line: '' })],
  ] as const)('%s differs from seed to seed', (_what, draw) => {
    const pictures = new Set(seeds.map((seed) => draw(seed)));
    expect(pictures.size).toBeGreaterThan(seeds.length * 0.9);
  });
});

describe('badges', () => {
  it('differ from tier to tier, locked or not', () => {
    const open = badgeSlugs.map((slug) => badgeSvg(slug));
    const locked = badgeSlugs.map((slug) => badgeSvg(slug, { locked: true }));
    expect(new Set([...open, ...locked]).size).toBe(24);
  });
});

describe('initials', () => {
  it.each([
    ['Old Mill Brewing Co', 'OM'],
    ['The Brewery', 'TB'],
    ['3 Floyds', '3F'],
    ['Šariš Ölhaus', 'ŠÖ'],
    ['<b>', 'B'],
    ['🍺', ''],
    ['One Two Three Four', 'OTT'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('banners', () => {
  it('contain the escaped text', () => {
    const svg = bannerSvg({ seed: 'a', title: 'Hops & <Barrels>', line: '"Cheers"' });
    expect(svg).toContain('>Hops &amp; &lt;Barrels&gt;</text>');
    expect(svg).toContain('>&quot;Cheers&quot;</text>');
  });
});
