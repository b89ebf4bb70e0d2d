import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeSpecialEvent } from '../../testing/factories/special-event.ts';
import { makeWeeklyEvent } from '../../testing/factories/weekly-event.ts';
import { addBreweries, addTrail } from '../../testing/trails.ts';

const publicUrl = 'https://beer.example';
const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
let webRoot = '';
let run: TestApp;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'hoptrail-page-'));
  await writeFile(
    join(webRoot, 'index.html'),
    '<html><head><!--head--><!--/head--></head><body></body></html>',
  );
});
beforeEach(async () => {
  run = await buildTestApp({ webRoot, config: { publicUrl } });
});
afterAll(() => rm(webRoot, { recursive: true }));

const pageOf = async (url: string) => (await run.app.inject({ url })).body;

const hostile = [
  '</script><script>alert(1)</script>',
  '</ScRiPt\t><img src=x onerror=alert(1)>',
  '<!--<script>',
  '-->]]>',
  'a\u2028b\u2029c',
  '\ud800 half a pair',
  "$& $' $` $1",
  '\\u003c/script\\u003e"},{"@type":"Person',
];

test.each(hostile)('a text %j stays a text, on each page that is described', async (text) => {
  const brewery = await addBrewery(run, { name: text, address: text, city: text });
  const event = makeSpecialEvent({
    ...{ breweryId: brewery.id, date: '2026-06-05', event: text, details: text, company: text },
  });
  const weekly = makeWeeklyEvent({ breweryId: brewery.id, title: text, details: text });
  const { db } = run.deps;
  await db.insertInto('special_events').values(event).execute();
  await db.insertInto('weekly_events').values(weekly).execute();
  const trail = await addTrail(run, await addBreweries(run, ['Mill', 'Porch']));
  await db.updateTable('passports').set({ name: text, story: text }).execute();
  for (const path of [
    `/brewery/${brewery.id}`,
    `/special-event/${event.id}`,
    `/trails/${trail.id}`,
  ]) {
    const body = await pageOf(path);
    expect(body.match(/<script\b/gi)).toHaveLength(1);
    expect(body).not.toMatch(/<img|<!--<script/i);
    const [, json = ''] = [...body.matchAll(SCRIPT)][0] ?? [];
    expect(JSON.parse(json).name).toBe(text.toWellFormed());
    expect(json).not.toContain('<');
  }
});

test('a brewery with long texts in twenty events is described in a page that phones can load', async () => {
  const { id: breweryId } = await addBrewery(run);
  const details = '<'.repeat(5000);
  const events = Array.from({ length: 30 }, (_, at) =>
    makeSpecialEvent({ breweryId, date: `2026-06-${String(at + 1).padStart(2, '0')}`, details }),
  );
  await run.deps.db.insertInto('special_events').values(events).execute();
  expect((await pageOf(`/brewery/${breweryId}`)).length).toBeLessThan(60_000);
});

test('only web addresses are links, also in rows of before they were checked', async () => {
  const code = 'javascript:alert(1)';
  const { id: breweryId } = await addBrewery(run, {
    tapListUrl: code,
    socialLinks: JSON.stringify({ website: code, instagram: 'data:text/html,x', facebook: null }),
  });
  const event = makeSpecialEvent({ breweryId, date: '2026-06-05', ticketLink: code });
  await run.deps.db.insertInto('special_events').values(event).execute();
  for (const path of [`/brewery/${breweryId}`, `/special-event/${event.id}`]) {
    const [script = ''] = (await pageOf(path)).match(SCRIPT) ?? [];
    expect(script).not.toMatch(/javascript:|data:/);
  }
});
