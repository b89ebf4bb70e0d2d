import { describe, expect, it, test } from 'vitest';
import { badgeSlugs } from '../badges/badge.ts';
import { breweryLogoSvg } from '../logos/brewery-logo.ts';
import { stampSvg } from '../stamps/stamp.ts';
import { findXmlFault } from '../testing/well-formed.ts';
import { badgeCard } from './badge-card.ts';
import { beerCard } from './beer-card.ts';
import { breweryCard } from './brewery-card.ts';
import { legacyEventCard } from './legacy-event-card.ts';
import { type Lettering, readable } from './lettering.ts';
import { outlined } from './outlined.ts';
import { profileCard } from './profile-card.ts';
import { specialEventCard } from './special-event-card.ts';
import { trailCard } from './trail-card.ts';
import { title } from './typesetting.ts';
import { weekdayCard, weeklyEventCard } from './weekly-event-card.ts';
import { welcomeCard } from './welcome-card.ts';

/** Draws each letter as a box: the display face has ASCII, the text face Latin and Cyrillic. */
const boxes: Lettering = {
  has: (face, letter) => (face === 'display' ? /[ -~\u2026]/ : /[ -\u04ff\u2026]/).test(letter),
  width: (_face, text, size) => [...text].length * size * 0.6,
  path: (_face, text, { x, y, size }) =>
    [...text].map((_, index) => `M${x + index * size * 0.6} ${y}h${size / 2}v-${size}z`).join(''),
};

const texts = [
  'Old Mill',
  '<script>alert(1)</script>',
  '"><image href="https://example.org/x.png"/>',
  'tab\u0000bell\u0007\uFFFF\uD800\u202Eback',
  'Пивоварня',
  '醸造所',
  '🍺🍻',
  '',
  'W'.repeat(400),
  'a word '.repeat(80),
];

const cards: Readonly<Record<string, (text: string) => string>> = {
  brewery: (text) =>
    breweryCard(boxes, {
      ...{ id: text, number: 3, name: text, city: text, state: text, kind: text, isClosed: false },
    }),
  beer: (text) =>
    beerCard(boxes, {
      ...{ name: text, brewery: text, style: text, strength: text, shade: 'amber' },
    }),
  'special event': (text) =>
    specialEventCard(boxes, {
      ...{ id: text, name: text, day: undefined, date: text, time: text, host: text },
    }),
  'weekly event': (text) =>
    weeklyEventCard(boxes, { id: text, name: text, weekday: 'Friday', time: text, host: text }),
  ticket: (text) =>
    legacyEventCard(boxes, {
      ...{ id: text, name: text, day: '2026-02-14', date: text, time: text, host: text },
    }),
  trail: (text) =>
    trailCard(boxes, {
      ...{ id: text, number: undefined, name: text, breweries: 1, stamps: 40, hasPrize: true },
    }),
  profile: (text) =>
    profileCard(boxes, {
      ...{ id: text, name: text, badge: { slug: 'green-hop', name: text }, breweries: 1, towns: 2 },
      stamps: [{ breweryId: text, breweryName: text, city: text }],
    }),
};

function expectSafe(svg: string): void {
  expect(findXmlFault(svg)).toBeUndefined();
  const own = svg.replaceAll(/href="data:image[^"]*"/g, '');
  expect(own).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(own).not.toMatch(/<(script|foreignObject|style|iframe|a|text|animate|set)\b/i);
  expect(own).not.toMatch(/href="(?!#)|url\((?!#)/);
  for (const [, inner = ''] of svg.matchAll(/href="data:image\/svg\+xml,([^"]*)"/g)) {
    const drawing = decodeURIComponent(inner);
    expect(findXmlFault(drawing)).toBeUndefined();
    expect(drawing).not.toContain('<text');
  }
}

describe('every card', () => {
  const kinds = Object.entries(cards);
  it.each(kinds)('of a %s is valid, the same each time, and needs no font', (_kind, draw) => {
    for (const text of texts) {
      const svg = draw(text);
      expectSafe(svg);
      expect(draw(text)).toBe(svg);
    }
  });

  it('of a badge, a weekday and the product too', () => {
    for (const slug of badgeSlugs) {
      expectSafe(badgeCard(boxes, { slug, name: 'A hop', description: 'Words.', checkins: 5 }));
    }
    expectSafe(weekdayCard(boxes, { weekday: 'Monday' }));
    expectSafe(welcomeCard(boxes, {}));
    expect(welcomeCard(boxes, { picture: 'data:,ground' })).toContain('href="data:,ground"');
  });
});

test.each([
  ['Hop\n 🍺 House', 'Hop House'],
  ['Cafe\u0301', 'Café'],
  ['Пивоварня «Ж»', 'Пивоварня «Ж»'],
  ['東京 Brewing', ''],
  ['\u202Eevil', 'evil'],
])('of the name %j a card shows %j', (name, shown) => {
  expect(readable(boxes, name)).toBe(shown);
});

test('a brewery whose letters the fonts lack has its kind, its state and a hop cone on its card', () => {
  const drawn: string[] = [];
  const noted: Lettering = {
    ...boxes,
    path: (face, text, at) => {
      drawn.push(text);
      return boxes.path(face, text, at);
    },
  };
  const about = { id: 'a', number: 3, kind: 'Brewpub', isClosed: false };
  const card = breweryCard(noted, { ...about, name: '醸造所', city: '東京', state: 'Oklahoma' });
  expect(drawn.filter(Boolean)).toEqual(['Oklahoma', 'Brewpub', 'Hoptrail']);
  const cone = stampSvg({ seed: 'a', name: '', town: '' });
  const [, stamp = ''] = /href="data:image\/svg\+xml,([^"]*)" x="762"/.exec(card) ?? [];
  expect(decodeURIComponent(stamp)).toBe(cone);
});

describe('a title', () => {
  const style = { x: 0, y: 100, width: 300, most: 3, color: '#fff', sizes: [50, 40, 30] } as const;
  const rows = ({ body }: { body: string }) => body.split('<path').length - 1;

  it('gets smaller before it needs more rows, and never more than there are', () => {
    expect(title(boxes, 'Short', style)).toMatchObject({ size: 50, foot: 100 });
    const two = title(boxes, 'Two rows of it', style);
    expect([two.size, rows(two)]).toEqual([50, 2]);
    const long = title(boxes, 'many words '.repeat(20), style);
    expect([long.size, rows(long)]).toEqual([30, 3]);
    expect(rows(title(boxes, 'W'.repeat(300), style))).toBe(3);
  });

  it('grows up from its last line', () => {
    const { top, foot } = title(boxes, 'Two rows of it', { ...style, grows: 'up' });
    expect(top).toBeCloseTo(45);
    expect(foot).toBe(100);
  });
});

test('the texts of a drawing become outlines within its frame', () => {
  const drawings = [
    stampSvg({ seed: 'a', name: 'Old Mill & Sons', town: 'Oklahoma City of the West' }),
    breweryLogoSvg({ seed: 'a', name: 'Old Mill & Sons' }),
  ];
  for (const drawing of drawings) {
    expect(drawing).toContain('<text');
    const svg = outlined(boxes, drawing);
    expect(svg).not.toContain('<text');
    expect(svg.length).toBeGreaterThan(drawing.length);
    expect(findXmlFault(svg)).toBeUndefined();
  }
});
