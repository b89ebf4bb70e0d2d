import { expect, test } from 'vitest';
import { nextWhereabouts } from './geolocation-watch.ts';

const position = { latitude: 35.4676, longitude: -97.5164, accuracy: 12 };

test('a found position is taken', () => {
  const known = nextWhereabouts({ status: 'finding' }, { ok: true, position });
  expect(known).toEqual({ status: 'found', position });
});

test('a failure before any position is shown', () => {
  const known = nextWhereabouts({ status: 'finding' }, { ok: false, failure: 'timeout' });
  expect(known).toEqual({ status: 'failed', failure: 'timeout' });
});

test('a passing failure keeps the known position', () => {
  const found = { status: 'found', position } as const;
  expect(nextWhereabouts(found, { ok: false, failure: 'unavailable' })).toBe(found);
});

test('a withdrawn permission gives the known position up', () => {
  const found = { status: 'found', position } as const;
  const known = nextWhereabouts(found, { ok: false, failure: 'denied' });
  expect(known).toEqual({ status: 'failed', failure: 'denied' });
});
