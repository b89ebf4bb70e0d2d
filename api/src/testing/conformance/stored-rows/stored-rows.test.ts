import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allProcedures } from '../../../transport/procedures.ts';
import { buildTestApp, type TestApp } from '../../app.ts';
import { numbersFrom } from '../../numbers-from.ts';
import { examples } from '../examples.ts';
import { type Scene, setScene } from '../scene.ts';
import { callOver } from '../transports.ts';
import { freeColumns, storeExtremes } from './extreme-rows.ts';

/** `FUZZ_SEED` chooses another sequence of rows, and more of them. */
const { FUZZ_SEED } = process.env;
const ROUNDS = FUZZ_SEED === undefined ? 5 : 40;
const MS_A_ROUND = 120_000;

const reads = allProcedures().filter(({ procedure }) => procedure._def.type === 'query');
/**
 * The calls about one trail and its prizes: one whose own days or instants cannot be read fails its own
 * page, as a failure of the server.
 */
const ofOneTrail = [
  'admin.trails.byId',
  'admin.trails.report',
  'trails.byId',
  'trails.preview',
  'trails.checkPrize',
];
const paths = ['/', '/events', '/podcast', '/breweries', '/trails', '/weekly-events/$day'];
const pages = [...paths, '/brewery/$id', '/special-event/$id', '/trails/$id', '/events/$id'];

let webRoot = '';
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'hoptrail-rows-'));
  const page =
    '<!doctype html><html><head><!--head--><!--/head--></head><body><!--data--><!--/data--></body></html>';
  const routes = pages.map((path) => ({ path, isPublic: false, scripts: [], styles: [] }));
  await writeFile(join(webRoot, 'index.html'), page);
  await writeFile(join(webRoot, 'routes.json'), JSON.stringify(routes));
});
afterAll(() => rm(webRoot, { recursive: true }));

test('extreme stored rows fail no list, page, feed or calendar', {
  timeout: ROUNDS * MS_A_ROUND,
}, async () => {
  const enough = 1_000_000_000;
  const limits = { requestsPerMinute: enough, filesPerMinute: enough };
  const run = await buildTestApp({ webRoot, config: { ...limits, isSearchable: true } });
  const next = numbersFrom(Number(FUZZ_SEED ?? 20_260_101));
  const columns = await freeColumns(run.deps.db);
  expect(columns.length).toBeGreaterThan(200);
  for (let round = 0; round < ROUNDS; round += 1) {
    const broken = await setScene(run, 'admin', 'own');
    const stored = await storeExtremes(run.deps.db, columns, next);
    const sound = await setScene(run, 'admin', 'own');
    const failures = [
      ...(await readCalls(run, sound, broken)),
      ...(await readFiles(run, sound, broken)),
    ];
    expect({ round, failures, ...(failures.length > 0 && { stored }) }).toEqual({
      round,
      failures: [],
    });
  }
});

/** Returns what is wrong with the responses to all queries, as a person and as a visitor. */
async function readCalls(run: TestApp, sound: Scene, broken: Scene): Promise<string[]> {
  const failures: string[] = [];
  const visitor = { cookies: new Map<string, string>() };
  for (const served of reads) {
    const { path } = served;
    const calls = [
      { name: 'sound', sender: sound.caller, input: await examples[path]?.(sound) },
      { name: 'visitor', sender: visitor, input: await examples[path]?.(sound) },
      { name: 'broken', sender: sound.caller, input: await examples[path]?.(broken) },
      { name: 'own', sender: broken.caller, input: await examples[path]?.(broken) },
    ];
    for (const { name, sender, input } of calls) {
      const { status, raw } = await callOver('REST', run.app, served, input, sender);
      const isRefusal = [401, 403, 404].includes(status);
      const isOwn = name !== 'sound' && status === 500 && ofOneTrail.includes(path);
      if (status !== 200 && !isOwn && !(isRefusal && name !== 'sound')) {
        failures.push(`${path} (${name}): ${status} ${raw.slice(0, 200)}`);
      }
    }
  }
  const listed = {
    '/api/special-events': sound.specialEventId,
    '/api/weekly-events': sound.weeklyEventId,
    '/api/podcast-episodes': sound.episodeId,
    '/api/breweries': sound.breweryId,
    '/api/trails': sound.trailId,
    [`/api/breweries/${sound.breweryId}/news`]: sound.newsId,
  };
  for (const [url, id] of Object.entries(listed)) {
    const { body } = await run.app.inject({ url });
    if (!body.includes(id)) failures.push(`${url}: without ${id}`);
  }
  return failures;
}

/** Returns what is wrong with calendars, feeds, sitemaps and pages. */
async function readFiles(run: TestApp, sound: Scene, broken: Scene): Promise<string[]> {
  const failures: string[] = [];
  const breweries = [sound, broken].map(({ breweryId }) => `/calendars/breweries/${breweryId}.ics`);
  const news = [sound, broken].map(({ breweryId }) => `/feeds/breweries/${breweryId}.atom`);
  const feeds = [...news, '/feeds/events.atom', '/feeds/podcast.rss'];
  const files = ['/calendars/events.ics', ...breweries, ...feeds];
  const sitemaps = ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/breweries-1.xml'];
  const objects = [sound, broken].flatMap((scene) => [
    `/brewery/${scene.breweryId}`,
    `/special-event/${scene.specialEventId}`,
    `/events/${scene.legacyEventId}`,
    `/trails/${scene.trailId}`,
  ]);
  const shown = [...paths.slice(0, -1), '/weekly-events/monday', ...objects];
  for (const url of [...files, ...sitemaps, ...shown]) {
    const headers = shown.includes(url) ? { accept: 'text/html' } : {};
    const { statusCode, body } = await run.app.inject({ url, headers });
    const isOwn = url === `/trails/${broken.trailId}` && [404, 500].includes(statusCode);
    const isThere = statusCode === 200 || isOwn;
    if (!isThere) failures.push(`${url}: ${statusCode} ${body.slice(0, 200)}`);
    const wrong =
      url.endsWith('.ics') &&
      /^(?:DT(?:START|END|STAMP)|CREATED|RECURRENCE-ID)[^:]*:(?!\d{8}T\d{6}Z?\r)/m.exec(body);
    if (wrong) failures.push(`${url}: ${wrong[0]}`);
  }
  return failures;
}
