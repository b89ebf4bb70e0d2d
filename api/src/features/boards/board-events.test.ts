import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { Person, signUp } from '../../testing/person.ts';
import { isOnPostgres } from '../../testing/postgres/is-on-postgres.ts';

/** Opens a television that reads its events over a connection. */
async function openTelevision(run: TestApp, television = new Person(run.app)) {
  const state = (await television.call('POST', '/api/boards/connection')).json();
  const cookie = [...television.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(`${addressOf(run)}/api/boards/events`, {
    headers: { cookie, 'accept-encoding': 'br, gzip' },
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    television,
    state,
    response,
    close: () => stop.abort(),
    /** Waits for an event that was not read before. */
    async next(): Promise<string | undefined> {
      for (;;) {
        const found = /event: (\w+)\n[\s\S]*?\n\n/.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return found[1];
        }
        const read = await reader?.read();
        if (!read || read.done) return undefined;
        text += read.value;
      }
    },
  };
}

function addressOf({ app }: TestApp): string {
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  return `http://127.0.0.1:${address.port}`;
}

async function listening(run: TestApp): Promise<TestApp> {
  await run.app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => run.app.close());
  return run;
}

async function scene() {
  const run = await listening(await buildTestApp());
  const owner = await signUp(run, 'olga');
  const brewery = await addBrewery(run, { name: 'Porch Light', ownerId: owner.userId });
  const path = `/api/breweries/${brewery.id}`;
  return { run, owner, path };
}

const beer = { beerName: 'Amber', beerStyle: 'IPA', priceSmall: '4' };

test('a board learns that it is connected, of each change of the menu, and that it is ended', async () => {
  const { run, owner, path } = await scene();
  const waiting = await openTelevision(run);
  expect(waiting.response.headers.get('content-type')).toBe('text/event-stream');
  expect(waiting.response.headers.get('content-encoding')).toBeNull();
  const { code } = waiting.state;
  const board = (await owner.call('POST', `${path}/boards`, { code, name: 'Bar' })).json();
  expect(await waiting.next()).toBe('board');
  waiting.close();

  const shown = await openTelevision(run, waiting.television);
  const { id } = (await owner.call('POST', `${path}/beers`, beer)).json();
  expect(await shown.next()).toBe('menu');
  await owner.call('PUT', `/api/beers/${id}`, { availability: 'gone' });
  expect(await shown.next()).toBe('menu');
  await owner.call('PUT', path, { hours: 'Daily 3 pm - 9 pm', hasOwnHours: true });
  expect(await shown.next()).toBe('menu');
  await owner.call('DELETE', `/api/boards/${board.id}`);
  expect(await shown.next()).toBe('board');
});

test('a board does not learn of the menus of others', async () => {
  const { run, owner, path } = await scene();
  const other = await addBrewery(run, { name: 'Other', ownerId: owner.userId });
  const [shown, elsewhere] = await Promise.all(
    [path, `/api/breweries/${other.id}`].map(async (at) => {
      const waiting = await openTelevision(run);
      const { code } = waiting.state;
      await owner.call('POST', `${at}/boards`, { code, name: 'Bar' });
      expect(await waiting.next()).toBe('board');
      waiting.close();
      return await openTelevision(run, waiting.television);
    }),
  );
  await owner.call('POST', `/api/breweries/${other.id}/beers`, beer);
  expect(await elsewhere?.next()).toBe('menu');
  const [board] = (await owner.call('GET', `${path}/boards`)).json();
  await owner.call('DELETE', `/api/boards/${board.id}`);
  expect(await shown?.next()).toBe('board');
});

test('without a cookie of a board there are no events', async () => {
  const { run } = await scene();
  const response = await new Person(run.app).call('GET', '/api/boards/events');
  expect([response.statusCode, response.json().code]).toEqual([404, 'board.notFound']);
});

test('more streams than a client may hold are refused, and a place is free again', async () => {
  const { run } = await scene();
  const television = new Person(run.app);
  const open = await Promise.all(Array.from({ length: 50 }, () => openTelevision(run, television)));
  expect(open.map(({ response }) => response.status)).toEqual(open.map(() => 200));
  const refused = await openTelevision(run, television);
  expect(refused.response.status).toBe(503);
  open[0]?.close();
  await expect
    .poll(async () => {
      const again = await openTelevision(run, television);
      return again.response.status;
    })
    .toBe(200);
});

test('a server that stops ends the streams', async () => {
  const { run } = await scene();
  const shown = await openTelevision(run);
  await run.app.close();
  expect(await shown.next()).toBeUndefined();
});

test.skipIf(!isOnPostgres)('a board at one instance learns what another one changes', async () => {
  const { run, owner, path } = await scene();
  const second = await listening(await buildTestApp({ beside: run }));
  const waiting = await openTelevision(second);
  const { code } = waiting.state;
  await owner.call('POST', `${path}/boards`, { code, name: 'Bar' });
  expect(await waiting.next()).toBe('board');
  const shown = await openTelevision(second, waiting.television);
  await owner.call('POST', `${path}/beers`, beer);
  expect(await shown.next()).toBe('menu');
});
