import { HOUSE_CODE_TRIES } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../app.ts';
import { addBrewery } from '../breweries.ts';
import { makeTag } from '../factories/tag.ts';
import { signUp } from '../person.ts';
import { tapInput } from '../taps.ts';
import { recordAttack } from './record.ts';

const PATIENT = { timeout: 240_000 };
/** People who forge taps together: each of them is read only a few times. */
const PEOPLE = 50;
const PER_PERSON = HOUSE_CODE_TRIES * 4;
const FOREIGN_KEY = 'the tag key of another server, as long as ours';

test('forged taps of a tag check nobody in', PATIENT, async (context) => {
  const run = await buildTestApp({ config: { requestsPerMinute: 1_000_000 } });
  const brewery = await addBrewery(run, { checkinRadiusKm: 0.1 });
  const tag = makeTag(run.deps.tagKey, { breweryId: brewery.id });
  await run.deps.db.insertInto('brewery_tags').values(tag).execute();
  const genuine = (counter: number) => tapInput(run.deps.tagKey, tag.uid, counter);
  /** Returns the tap of a tag of another server, one with a wrong bit, or one with the code of another. */
  const forged = (nth: number) => {
    const mac = BigInt(`0x${genuine(nth).tapMac}`) ^ (1n << BigInt(nth % 64));
    if (nth % 3 === 0) return tapInput(FOREIGN_KEY, tag.uid, nth);
    if (nth % 3 === 1) return { ...genuine(nth), tapMac: mac.toString(16).padStart(16, '0') };
    return { ...genuine(nth), tapMac: genuine(nth + 1).tapMac };
  };
  const outcomes = new Map<string, number>();
  for (let who = 0; who < PEOPLE; who += 1) {
    const person = await signUp(run, `forger-${who}`);
    for (let nth = 0; nth < PER_PERSON; nth += 1) {
      const body = forged(who * PER_PERSON + nth + 1);
      const { code } = (await person.call('POST', '/api/checkins/tap', body)).json();
      outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    }
  }
  const compared = PEOPLE * HOUSE_CODE_TRIES;
  expect(Object.fromEntries(outcomes)).toEqual({
    'tag.foreign': compared,
    'tag.limit': PEOPLE * PER_PERSON - compared,
  });
  expect(await run.deps.db.selectFrom('check_ins').select('id').execute()).toEqual([]);
  const guest = await signUp(run, 'guest');
  const response = await guest.call('POST', '/api/checkins/tap', genuine(1));
  expect(response.json()).toMatchObject({ verifiedBy: 'tag' });
  const total = PEOPLE * PER_PERSON;
  recordAttack(context, {
    attack: 'people forge the taps of a tag: other keys, a wrong bit, the code of another tap',
    sent: `${PER_PERSON} forged addresses by each of ${PEOPLE} people`,
    times: `${total.toLocaleString('en-US')} taps, ${compared.toLocaleString('en-US')} of them compared`,
    held: 'nobody checked in: each compared one answered 403, the others 429; the counter stays, and the next guest checks in with a tap',
  });
});
