import { CLUSTER_RING, clusterRadius, PIN_HEIGHT } from '@hoptrail/contracts/lib/map/marks';
import { expect, test } from 'vitest';
import { type Area, placedLabels, touch } from './pin-labels.ts';

const measure = (text: string) => text.length * 7.4;

/** Returns numbers from 0 to 1 that are the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Returns a map of a size with pins and clusters anywhere, also beyond its edges. */
function randomMap(seed: number, width: number) {
  const random = randomFrom(seed);
  const point = () => ({ x: random() * (width + 80) - 40, y: random() * 700 - 40 });
  const buttons: Area = { min: { x: width - 56, y: 250 }, max: { x: width - 12, y: 382 } };
  return {
    pins: Array.from({ length: Math.floor(random() * 60) }, (_, at) => ({
      id: `pin-${at}`,
      name: 'Low Water Bridge Brewing Company of Oklahoma'.slice(0, 3 + Math.floor(random() * 40)),
      ...point(),
    })),
    selectedId: random() < 0.5 ? 'pin-0' : undefined,
    clusters: Array.from({ length: Math.floor(random() * 12) }, () => ({
      ...point(),
      count: 2 + Math.floor(random() * 5000),
    })),
    free: { min: { x: 0, y: 0 }, max: { x: width, y: 390 } },
    taken: [buttons],
    measure,
  };
}

test('names touch no other name, pin, cluster, button, card or edge', () => {
  let count = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    const map = randomMap(seed, [320, 390, 1280][seed % 3] ?? 390);
    const labels = placedLabels(map);
    const areas = [...labels].map(
      ([
        id,
        {
          text,
          area: { min, max },
        },
      ]) => {
        const pin = map.pins.find((one) => one.id === id) ?? { x: 0, y: 0 };
        expect(max.x - min.x).toBeGreaterThanOrEqual(measure(text));
        return {
          min: { x: pin.x + min.x, y: pin.y + min.y },
          max: { x: pin.x + max.x, y: pin.y + max.y },
        };
      },
    );
    const clusters = map.clusters.map(({ x, y, count: members }) => {
      const radius = clusterRadius(members) + CLUSTER_RING;
      return { min: { x: x - radius, y: y - radius }, max: { x: x + radius, y: y + radius } };
    });
    const pins = map.pins.map(({ x, y }) => ({
      min: { x: x - 15, y: y - PIN_HEIGHT },
      max: { x: x + 15, y },
    }));
    for (const [at, area] of areas.entries()) {
      const others = [...areas.slice(at + 1), ...clusters, ...pins, ...map.taken];
      expect(others.filter((other) => touch(area, other))).toEqual([]);
      expect(area.min.x).toBeGreaterThanOrEqual(0);
      expect(area.max.x).toBeLessThanOrEqual(map.free.max.x);
      expect(area.max.y).toBeLessThanOrEqual(map.free.max.y);
    }
    count += areas.length;
  }
  expect(count).toBeGreaterThan(300);
});

const free = { min: { x: 0, y: 0 }, max: { x: 390, y: 400 } };
const lampwick = { id: 'lampwick', name: 'Lampwick', x: 200, y: 200 };

test('the name of the selected pin stands above it where a cluster is below', () => {
  const map = { pins: [lampwick], clusters: [{ x: 200, y: 215, count: 12 }], free, taken: [] };
  expect(placedLabels({ ...map, measure, selectedId: undefined }).size).toBe(0);
  const label = placedLabels({ ...map, measure, selectedId: 'lampwick' }).get('lampwick');
  expect(label?.area.max.y).toBeLessThan(-PIN_HEIGHT);
});

test('a name that is too wide ends with an ellipsis', () => {
  const name = 'The Western Avenue Wheat Beer Company';
  const map = { pins: [{ ...lampwick, name }], clusters: [], free, taken: [], measure };
  const label = placedLabels({ ...map, selectedId: undefined }).get('lampwick');
  expect(label?.text).toBe('The Western Avenue Wh…');
});
