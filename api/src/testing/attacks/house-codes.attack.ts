import { HOUSE_CODE_TRIES, HOUSE_CODE_TRIES_PER_DAY } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../app.ts';
import type { NewBrewery } from '../factories/brewery.ts';
import { signUp } from '../person.ts';
import { addBreweries } from '../trails.ts';
import { isLongForm, recordAttack } from './record.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

const PATIENT = { timeout: 120_000 };
/** Guesses at once at each brewery: more than a person may try. */
const AT_ONCE = isLongForm ? 100 : 12;
/** Four hours after midnight in Oklahoma City, so that the code of the day before is over. */
const startAt = '2026-05-01T09:00:00.000Z';

test("who guesses a house's code gets twenty tries a day", PATIENT, async (context) => {
  const run = await buildTestApp({ config: { requestsPerMinute: 1_000_000 }, startAt });
  const owner = await signUp(run, 'owner');
  const breweries = await addBreweries(run, ['One', 'Two', 'Three', 'Four', 'Five'], {
    ownerId: owner.userId,
  });
  const [first] = breweries;
  if (!first) throw new Error('Five breweries were added.');
  const guesser = await signUp(run, 'guesser');
  const rightCodes = new Set(await Promise.all(breweries.map((brewery) => codeOf(owner, brewery))));
  const guesses = codes().filter((code) => !rightCodes.has(code));
  let sent = 0;
  const compared: number[] = [];
  for (const brewery of [...breweries, ...breweries]) {
    const tries = guesses.slice(sent, sent + AT_ONCE);
    sent += tries.length;
    const outcomes = await Promise.all(tries.map((code) => guess(guesser, brewery, code)));
    compared.push(outcomes.filter((outcome) => outcome === 'houseCode.wrong').length);
  }
  expect(Math.max(...compared)).toBe(HOUSE_CODE_TRIES);
  const sum = compared.reduce((a, b) => a + b, 0);
  expect(sum).toBe(HOUSE_CODE_TRIES_PER_DAY);
  // The right code comes too late for the guesser, and works for everybody else.
  const code = await codeOf(owner, first);
  expect(await guess(guesser, first, code)).toBe('houseCode.limit');
  const guest = await signUp(run, 'guest');
  expect(await guess(guest, first, code)).toBe('checked in');
  recordAttack(context, {
    attack: "one person guesses the house's code of the day, at several breweries",
    sent: `${AT_ONCE} check-ins at once, each with another code`,
    times: `${sent.toLocaleString('en-US')} codes at ${breweries.length} breweries in a day`,
    held: `${sum} codes compared, the others 429, the right one too; another guest checks in with it`,
  });
});

async function codeOf(owner: SignedIn, { id }: NewBrewery): Promise<string> {
  return (await owner.call('GET', `/api/breweries/${id}/house-code`)).json().code;
}

/** Returns the refusal of a check-in with a code, or that it succeeded. */
async function guess(person: SignedIn, { id }: NewBrewery, houseCode: string): Promise<string> {
  const body = { userId: person.userId, breweryId: id, houseCode };
  const response = await person.call('POST', '/api/checkins', body);
  return response.statusCode === 200 ? 'checked in' : response.json().code;
}

function codes(): string[] {
  return Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0'));
}
