import { expect, test } from 'vitest';
import { AppError } from '../../../errors.ts';
import { evidenceOf, judgeEvidence, type Shown } from './evidence.rules.ts';

const place = { latitude: '35.4676', longitude: '-97.5164', checkinRadiusKm: null };
const nowhere = { ...place, latitude: null, longitude: null };
const here = { latitude: 35.4676, longitude: -97.5164 };
const away = { latitude: 48, longitude: 11 };

/** Returns the evidence, or the code of the refusal. */
function judge(brewery: typeof place | typeof nowhere, shown: Partial<Shown>, isNeeded = false) {
  try {
    return judgeEvidence(brewery, { position: undefined, hasCode: false, ...shown }, isNeeded);
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
}

test('the position counts before the code, and a code where the position does not show the visit', () => {
  expect(judge(place, { position: here, hasCode: true })).toBe('position');
  expect(judge(place, { position: away, hasCode: true })).toBe('code');
  expect(judge(nowhere, { position: here, hasCode: true })).toBe('code');
  expect(judge(place, { hasCode: true }, true)).toBe('code');
});

test('without evidence a position elsewhere is refused, and none where the server asks for one', () => {
  expect(judge(place, {})).toBe(null);
  expect(judge(place, {}, true)).toBe('checkin.locationRequired');
  expect(judge(place, { position: away })).toBe('checkin.tooFar');
  expect(judge(nowhere, { position: here })).toBe('checkin.noBreweryLocation');
});

test('a stored check-in of a release that knew only positions was verified by one', () => {
  expect(evidenceOf({ verified: 1, verifiedBy: null })).toBe('position');
  expect(evidenceOf({ verified: 1, verifiedBy: 'code' })).toBe('code');
  expect(evidenceOf({ verified: 0, verifiedBy: null })).toBe(null);
});
