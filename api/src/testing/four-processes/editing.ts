import { BEERS_PER_BREWERY } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { makeBeer } from '../factories/beer.ts';
import { makeEpisode } from '../factories/episode.ts';
import { makeSpecialEvent } from '../factories/special-event.ts';
import { picture } from '../person.ts';
import { addAccount, countOf, inParallel } from './account.ts';
import { insertOwnBrewery } from './content.ts';
import type { Instances } from './instances.ts';

const EDITORS = 20;

export function editingTests(run: Instances): void {
  test.each(['brewery', 'special_event', 'episode', 'beer'] as const)(
    'of 20 editors of the same %s one wins, and the others see what it has written',
    async (kind) => {
      const admin = await addAccount(run, { role: 'admin' });
      const { path, field, before } = await insertEditable(run, kind);
      const answers = await inParallel(EDITORS, (at) =>
        admin.call('PUT', path, { [field]: `Text ${at}`, basedOn: { [field]: before } }),
      );
      expect(countOf(answers)).toEqual({ 200: 1, '409 edit.conflict': EDITORS - 1 });
      const winner = answers.findIndex(({ status }) => status === 200);
      for (const { code, body } of answers) {
        if (code) expect(body.current).toEqual({ [field]: `Text ${winner}` });
      }
      const entries = run.db
        .selectFrom('audit_entries')
        .select('changes')
        .where('actorId', '=', admin.id);
      expect(await entries.execute()).toHaveLength(1);
    },
  );

  test('a tap list takes one beer of a name, and not one more than its limit', async () => {
    const owner = await addAccount(run);
    const breweryId = await insertOwnBrewery(run, owner.id);
    const path = `/api/breweries/${breweryId}/beers`;
    const add = (beerName: string) => owner.call('POST', path, { beerName, beerStyle: 'IPA' });
    const same = await inParallel(20, () => add('Porch Light'));
    expect(countOf(same)).toEqual({ 200: 1, '409 beer.exists': 19 });
    const left = 7;
    const beers = Array.from({ length: BEERS_PER_BREWERY - left - 1 }, (_, at) =>
      makeBeer({ breweryId, beerName: `Beer ${at}` }),
    );
    await run.db.insertInto('beer_recommendations').values(beers).execute();
    const others = await inParallel(20, (at) => add(`Other ${at}`));
    expect(countOf(others)).toEqual({ 200: left, '409 beer.tooMany': 20 - left });
    const rows = run.db
      .selectFrom('beer_recommendations')
      .select('id')
      .where('breweryId', '=', breweryId);
    expect(await rows.execute()).toHaveLength(BEERS_PER_BREWERY);
  });

  test('a new brewery that is sent 20 times at once is made once', async () => {
    const admin = await addAccount(run, { role: 'admin' });
    const place = { address: '1 Lane', city: 'Norman', state: 'Oklahoma', zipCode: '73069' };
    const answers = await inParallel(20, () =>
      admin.call('POST', '/api/breweries', { name: 'Twice', ...place }),
    );
    expect(countOf(answers)).toEqual({ 200: 1, '409 brewery.exists': 19 });
    const rows = run.db.selectFrom('breweries').select('id').where('name', '=', 'Twice');
    expect(await rows.execute()).toHaveLength(1);
  });

  test('20 links at once are given within the quota of five, and a link takes one file', async () => {
    const account = await addAccount(run);
    const answers = await inParallel(20, () => account.call('POST', '/api/objects/upload', {}));
    expect(countOf(answers)).toEqual({ 200: 5, '429 upload.tooMany': 15 });
    const uploads = run.db.selectFrom('uploads').selectAll().where('userId', '=', account.id);
    expect(await uploads.execute()).toHaveLength(5);

    const link = new URL(String(answers.find(({ status }) => status === 200)?.body.uploadURL));
    const file = await picture();
    const send = (body: Buffer) =>
      Promise.all(
        run.urls.map(async (url) => {
          const headers = { 'content-type': 'image/png' };
          const sent = { method: 'PUT', headers, body: new Uint8Array(body) };
          return (await fetch(`${url}${link.pathname}${link.search}`, sent)).status;
        }),
      );
    expect((await send(file)).toSorted()).toEqual([200, 403, 403, 403]);
    const stored = (await uploads.execute()).filter(({ storedAt }) => storedAt !== null);
    expect(stored).toMatchObject([{ bytes: file.length }]);
  });

  test('an address that is invited 20 times at once is invited once', async () => {
    const admin = await addAccount(run, { role: 'admin' });
    const email = 'guest@people.example';
    const answers = await inParallel(20, () =>
      admin.call('POST', '/api/admin/invitations', { email }),
    );
    expect(countOf(answers)).toEqual({ 200: 1, '409 invitation.exists': 19 });
    await expect.poll(() => run.mailed.filter((to) => to === email)).toEqual([email]);
  });
}

/** Inserts something that administrators edit. @returns its path, a field, and the value of that */
async function insertEditable(
  run: Instances,
  kind: 'brewery' | 'special_event' | 'episode' | 'beer',
) {
  const { db } = run;
  if (kind === 'episode') {
    const episode = makeEpisode();
    await db.insertInto('podcast_episodes').values(episode).execute();
    return { path: `/api/podcast-episodes/${episode.id}`, field: 'title', before: episode.title };
  }
  const owner = await addAccount(run);
  const breweryId = await insertOwnBrewery(run, owner.id);
  if (kind === 'brewery') {
    const { hours } = await db
      .selectFrom('breweries')
      .select('hours')
      .where('id', '=', breweryId)
      .executeTakeFirstOrThrow();
    return { path: `/api/breweries/${breweryId}`, field: 'hours', before: hours };
  }
  if (kind === 'beer') {
    const beer = makeBeer({ breweryId });
    await db.insertInto('beer_recommendations').values(beer).execute();
    return { path: `/api/beers/${beer.id}`, field: 'beerName', before: beer.beerName };
  }
  const event = makeSpecialEvent({ breweryId, ownerId: owner.id });
  await db.insertInto('special_events').values(event).execute();
  return { path: `/api/special-events/${event.id}`, field: 'details', before: event.details };
}
