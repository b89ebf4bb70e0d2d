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
    const nothing = { position: undefined, hasCode: false, hasTap: false, isLate: false };
    return judgeEvidence(brewery, { ...nothing, ...shown }, isNeeded);
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

test('a tap counts before all else, unless the phone is more than a kilometer away', () => {
  const near = { latitude: 35.4756, longitude: -97.5164 };
  const beyond = { latitude: 35.4786, longitude: -97.5164 };
  expect(judge(place, { hasTap: true }, true)).toBe('tag');
  expect(judge(place, { hasTap: true, position: near })).toBe('tag');
  expect(judge(nowhere, { hasTap: true, position: near })).toBe('tag');
  expect(judge(place, { hasTap: true, position: beyond, hasCode: true })).toBe('tag.tooFar');
});

test('without evidence a position elsewhere is refused, and none where the server asks for one', () => {
  expect(judge(place, {})).toBe(null);
  expect(judge(place, {}, true)).toBe('checkin.locationRequired');
  expect(judge(place, { position: away })).toBe('checkin.tooFar');
  expect(judge(nowhere, { position: here })).toBe('checkin.noBreweryLocation');
});

test('a stored check-in of a release that knew only positions was verified by one', () => {
  const tagId = null;
  expect(evidenceOf({ verified: 1, verifiedBy: null, tagId })).toBe('position');
  expect(evidenceOf({ verified: 1, verifiedBy: 'code', tagId })).toBe('code');
  expect(evidenceOf({ verified: 0, verifiedBy: null, tagId })).toBe(null);
  expect(evidenceOf({ verified: 1, verifiedBy: null, tagId: 'a tag' })).toBe('tag');
});

test('a position that was sent later verifies nothing, and still denies; code and tap count', () => {
  expect(judge(place, { position: here, isLate: true })).toBe(null);
  expect(judge(place, { position: here, isLate: true }, true)).toBe('checkin.locationRequired');
  expect(judge(place, { position: away, isLate: true })).toBe('checkin.tooFar');
  expect(judge(place, { position: here, hasCode: true, isLate: true }, true)).toBe('code');
  expect(judge(place, { hasTap: true, isLate: true }, true)).toBe('tag');
});
