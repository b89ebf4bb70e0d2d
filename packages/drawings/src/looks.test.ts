import { describe, expect, it, test } from 'vitest';
import { HEADER_LOOKS, headerLook } from './header-scenes/header-look.ts';
import { moodNames, moods } from './header-scenes/mood.ts';
import { colorDistance } from './palette.ts';
import { posterKinds, posterLook } from './poster-scenes/poster-look.ts';
import { numberInSeries } from './random.ts';
import { stampEditions, stampLook } from './stamps/stamp-look.ts';
import { seeds } from './testing/seeds.ts';
import { BADGE_LOOKS, COVER_LOOKS, trailBadgeLook, trailCoverLook } from './trails/trail-look.ts';

describe('header pictures', () => {
  const looks = Array.from({ length: HEADER_LOOKS * 2 }, (_, number) => headerLook('', number));
  const alike = ({ scene, mood }: { scene: string; mood: string }) => `${scene} in ${mood}`;

  it('of numbers that follow each other share neither scene nor colors', () => {
    for (const [at, look] of looks.entries()) {
      expect(look.scene).not.toBe(looks[at + 1]?.scene);
      expect(look.mood).not.toBe(looks[at + 1]?.mood);
    }
  });

  it('repeat no scene in the same colors within 144 numbers, and then mirror it', () => {
    for (const start of [0, 1, 77, HEADER_LOOKS]) {
      const row = looks.slice(start, start + HEADER_LOOKS).map(alike);
      expect(new Set(row).size).toBe(row.length);
    }
    expect(looks[HEADER_LOOKS]).toEqual({ ...looks[0], isMirrored: true });
  });

  it('have worlds of colors that are unlike each other', () => {
    const worlds = moodNames.map((name) => moods[name]);
    for (const [at, one] of worlds.entries()) {
      for (const other of worlds.slice(at + 1)) {
        const unlike = colorDistance(one.far, other.far) + colorDistance(one.sky[2], other.sky[2]);
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

  it('repeat no scene in the same colors within 72 numbers, and no badge within 128', () => {
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

test('seeds of a series have numbers that follow each other, other seeds any', () => {
  const numbers = [1, 2, 10, 11].map((last) => numberInSeries(`old-mill-${last}`));
  const [first = 0] = numbers;
  expect(numbers).toEqual([first, first + 1, first + 9, first + 10]);
  expect(numberInSeries('old-mill')).not.toBe(numberInSeries('new-mill'));
});
