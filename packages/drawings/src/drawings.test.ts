import { describe, expect, it, test } from 'vitest';
import { animalSvg, animals } from './animals.ts';
import { badgeSlugs, badgeSvg } from './badges/badge.ts';
import { bannerSvg } from './banner.ts';
import { breweryHeaderSvg } from './brewery-header.ts';
import { coverSvg } from './covers/cover.ts';
import { emptyKinds, emptySvg } from './empty.ts';
import { HEADER_LOOKS, headerLook } from './header-scenes/header-look.ts';
import { moodNames, moods } from './header-scenes/mood.ts';
import { breweryLogoSvg, initialsOf } from './logos/brewery-logo.ts';
import { appIconSvg, markSvg } from './mark.ts';
import { colourDistance } from './palette.ts';
import { photoSvg } from './photo.ts';
import { portraitSvg } from './portrait.ts';
import { posterSvg } from './poster.ts';
import { posterKinds, posterLook } from './poster-scenes/poster-look.ts';
import { numberInSeries } from './random.ts';
import { sceneKinds, sceneSvg } from './scene.ts';
import { stampSvg } from './stamps/stamp.ts';
import { stampEditions, stampLook } from './stamps/stamp-look.ts';
import { findXmlFault } from './testing/well-formed.ts';
import { trailBadgeSvg } from './trails/trail-badge.ts';
import { trailCoverSvg } from './trails/trail-cover.ts';
import { BADGE_LOOKS, COVER_LOOKS, trailBadgeLook, trailCoverLook } from './trails/trail-look.ts';

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
const seeds = Array.from({ length: 60 }, (_, index) => `place-${index}`);

type Case = { what: string; most: number; draw: () => string };

const cases: Case[] = [
  { what: 'mark', most: 6000, draw: () => markSvg() },
  { what: 'icon', most: 6000, draw: () => appIconSvg() },
  { what: 'maskable icon', most: 6000, draw: () => appIconSvg({ maskable: true }) },
  ...badgeSlugs.flatMap((slug) => [
    { what: `badge ${slug}`, most: 6000, draw: () => badgeSvg(slug) },
    { what: `locked ${slug}`, most: 6000, draw: () => badgeSvg(slug, { locked: true }) },
  ]),
  ...animals.map(({ slug }) => ({
    what: `pet ${slug}`,
    most: 6000,
    draw: () => animalSvg(slug) ?? '',
  })),
  ...emptyKinds.map((kind) => ({ what: `empty ${kind}`, most: 6000, draw: () => emptySvg(kind) })),
  ...sceneKinds.map((kind) => ({
    what: `scene ${kind}`,
    most: 10_000,
    draw: () => sceneSvg(kind),
  })),
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
    expect(findXmlFault(svg)).toBeUndefined();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(svg).not.toMatch(/<(script|foreignObject|image|style|iframe|a|animate|set)\b/i);
    expect(svg).not.toMatch(/\son\w+=/i);
    expect(svg).not.toMatch(/href="(?!#)|url\((?!#)/);
    expect(svg.length).toBeLessThanOrEqual(most);
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

describe('header pictures', () => {
  const looks = Array.from({ length: HEADER_LOOKS * 2 }, (_, number) => headerLook('', number));
  const alike = ({ scene, mood }: { scene: string; mood: string }) => `${scene} in ${mood}`;

  it('of numbers that follow each other share neither scene nor colours', () => {
    for (const [at, look] of looks.entries()) {
      expect(look.scene).not.toBe(looks[at + 1]?.scene);
      expect(look.mood).not.toBe(looks[at + 1]?.mood);
    }
  });

  it('repeat no scene in the same colours within 144 numbers, and then mirror it', () => {
    for (const start of [0, 1, 77, HEADER_LOOKS]) {
      const row = looks.slice(start, start + HEADER_LOOKS).map(alike);
      expect(new Set(row).size).toBe(row.length);
    }
    expect(looks[HEADER_LOOKS]).toEqual({ ...looks[0], isMirrored: true });
  });

  it('have worlds of colours that are unlike each other', () => {
    const worlds = moodNames.map((name) => moods[name]);
    for (const [at, one] of worlds.entries()) {
      for (const other of worlds.slice(at + 1)) {
        const unlike =
          colourDistance(one.far, other.far) + colourDistance(one.sky[2], other.sky[2]);
        expect(unlike).toBeGreaterThan(60);
      }
    }
  });
});

describe('covers and badges of trails', () => {
  const covers = Array.from({ length: COVER_LOOKS * 2 }, (_, at) => trailCoverLook('', at));
  const badges = Array.from({ length: BADGE_LOOKS * 2 }, (_, at) => trailBadgeLook('', at));

  it('of numbers that follow each other have nothing in common', () => {
    for (const [at, { scene, mood }] of covers.entries()) {
      expect(covers[at + 1]?.scene).not.toBe(scene);
      expect(covers[at + 1]?.mood).not.toBe(mood);
    }
    for (const [at, { cloth, outline, picture }] of badges.entries()) {
      const next = badges[at + 1];
      expect(next?.cloth).not.toBe(cloth);
      expect(next?.outline).not.toBe(outline);
      expect(next?.picture).not.toBe(picture);
    }
  });

  it('repeat no scene in the same colours within 72 numbers, and no badge within 128', () => {
    const scenes = covers.map(({ scene, mood }) => `${scene} in ${mood}`);
    const patches = badges.map((look) => Object.values(look).join(' '));
    for (const start of [0, 1, 31, 72]) {
      expect(new Set(scenes.slice(start, start + COVER_LOOKS)).size).toBe(72);
      expect(new Set(patches.slice(start, start + BADGE_LOOKS)).size).toBe(128);
    }
    expect(covers[COVER_LOOKS]).toEqual({ ...covers[0], isMirrored: true });
  });
});

describe('event pictures', () => {
  it.each([
    ['Lanterns and Lagers', 'party'],
    ['Bottle Release: Barn Owl', 'release'],
    ['Polka Sunday', 'music'],
    ['Pub Quiz by Lamplight', 'quiz'],
    ['Vinyl After Dark', 'records'],
    ['Hop Harvest Supper', 'supper'],
    ['five-kilometres-for-five-ounces', 'run'],
    ['Tulsa Night Market', 'market'],
    ['Chalk the Sidewalk Day', 'paint'],
    ['American Terrace', undefined],
  ])('fit the title %j', (title, kind) => {
    const kinds = seeds.map((seed) => posterLook(seed, title).kind);
    if (kind) expect(new Set(kinds)).toEqual(new Set([kind]));
    else expect(new Set(kinds).size).toBeGreaterThan(posterKinds.length / 2);
  });
});

test('seeds of a series have numbers that follow each other, other seeds any', () => {
  const numbers = [1, 2, 10, 11].map((last) => numberInSeries(`old-mill-${last}`));
  const [first = 0] = numbers;
  expect(numbers).toEqual([first, first + 1, first + 9, first + 10]);
  expect(numberInSeries('old-mill')).not.toBe(numberInSeries('new-mill'));
});

describe('badges', () => {
  it('differ from tier to tier, locked or not', () => {
    const open = badgeSlugs.map((slug) => badgeSvg(slug));
    const locked = badgeSlugs.map((slug) => badgeSvg(slug, { locked: true }));
    expect(new Set([...open, ...locked]).size).toBe(24);
  });
});

describe('pets', () => {
  it('are at least 36, of every kind, with unique pictures and names', () => {
    expect(animals.length).toBeGreaterThanOrEqual(36);
    const kinds = new Set(animals.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['dog', 'cat', 'chicken', 'calf', 'turtle']));
    for (const part of ['slug', 'name', 'character'] as const) {
      expect(new Set(animals.map((animal) => animal[part])).size).toBe(animals.length);
    }
    const pictures = new Set(animals.map(({ slug }) => animalSvg(slug)));
    expect(pictures.size).toBe(animals.length);
  });

  it.each(['', 'nobody', '__proto__', 'constructor'])('do not include %j', (slug) => {
    expect(animalSvg(slug)).toBeUndefined();
  });
});

describe('stamps', () => {
  it('of a brewery share neither shape nor ink', () => {
    for (const seed of seeds) {
      const looks = [0, 1, 2].map((edition) => stampLook(seed, edition));
      expect(new Set(looks.map(({ shape }) => shape)).size).toBe(3);
      expect(new Set(looks.map(({ ink }) => ink)).size).toBe(3);
    }
  });

  it('in a row differ from their neighbours in shape and ink, the same brewery too', () => {
    const row = [...seeds, ...seeds.flatMap((seed) => [seed, seed, seed])];
    const looks = stampEditions(row).map((edition, at) => stampLook(row[at] ?? '', edition));
    for (const [at, look] of looks.entries()) {
      expect(look.shape).not.toBe(looks[at + 1]?.shape);
      expect(look.ink).not.toBe(looks[at + 1]?.ink);
    }
    expect(stampEditions(row.slice(0, 30))).toEqual(stampEditions(row).slice(0, 30));
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
