import { expect, test } from 'vitest';
import { nextPositionState } from './geolocation-watch.ts';

const position = { latitude: 35.4676, longitude: -97.5164, accuracy: 12 };

test('a found position is used', () => {
  const next = nextPositionState({ status: 'finding' }, { ok: true, position });
  expect(next).toEqual({ status: 'found', position });
});

test('a failure before any position is shown', () => {
  const next = nextPositionState({ status: 'finding' }, { ok: false, failure: 'timeout' });
  expect(next).toEqual({ status: 'failed', failure: 'timeout' });
});

test('a temporary failure keeps the known position', () => {
  const found = { status: 'found', position } as const;
  expect(nextPositionState(found, { ok: false, failure: 'unavailable' })).toBe(found);
});

test('a withdrawn permission removes the known position', () => {
  const found = { status: 'found', position } as const;
  const next = nextPositionState(found, { ok: false, failure: 'denied' });
  expect(next).toEqual({ status: 'failed', failure: 'denied' });
});
