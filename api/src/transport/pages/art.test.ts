import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badgeTiers } from '@hoptrail/contracts/lib/badges';
import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import { breweryHeaderSvg } from '@hoptrail/drawings/brewery-header';
import { posterSvg } from '@hoptrail/drawings/poster';
import { posterLook } from '@hoptrail/drawings/poster-scenes/poster-look';
import { findDrawingFault } from '@hoptrail/drawings/testing/well-formed';
import { trailBadgeSvg } from '@hoptrail/drawings/trails/trail-badge';
import { trailCoverSvg } from '@hoptrail/drawings/trails/trail-cover';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeSpecialEvent } from '../../testing/factories/special-event.ts';
import { makeTrail } from '../../testing/factories/trail.ts';
import { signUp } from '../../testing/person.ts';
import { welcomeCardOf } from '../subjects/cards-of.ts';
import { drawingAt } from './art.ts';

test('draws every badge', async () => {
  const run = await buildTestApp();
  for (const { icon } of badgeTiers) {
    const drawing = await run.app.inject({ url: icon });
    expect(drawing.statusCode, icon).toBe(200);
    expect(drawing.headers['content-type']).toContain('image/svg+xml');
    expect(drawing.body).toMatch(/^<svg/);
    const locked = await run.app.inject({ url: `${icon}?locked` });
    expect(locked.body).not.toBe(drawing.body);
  }
});

test('serves the drawings that are files, all safe and each another picture', async () => {
  const run = await buildTestApp();
  const folder = run.deps.drawingFile('');
  const files = globSync('*/*', { cwd: folder });
  expect(files.length).toBeGreaterThanOrEqual(36 + 11 + 6);
  for (const file of files) {
    const svg = readFileSync(join(folder, file), 'utf8');
    const most = file.startsWith('scenes') ? 10_000 : 6000;
    expect([file, findDrawingFault(svg, most)]).toEqual([file, undefined]);
    const response = await run.app.inject({ url: `/art/${file}` });
    expect([file, response.statusCode, response.body]).toEqual([file, 200, svg]);
    expect(response.headers['content-type']).toContain('image/svg+xml');
    expect(response.headers['content-security-policy']).toContain('sandbox');
  }
  const pictures = new Set(files.map((file) => readFileSync(join(folder, file), 'utf8')));
  expect(pictures.size).toBe(files.length);
});

test('has every header that a page without one shows, and the ground of the product card', async () => {
  const run = await buildTestApp();
  const paths = [...Object.values(standInHeaders), welcomeCardOf().picture ?? ''];
  for (const path of paths) expect(await drawingAt(path, run.deps)).toMatch(/^<svg/);
});

test('reads no other file', async () => {
  const run = await buildTestApp();
  const names = ['', 'nobody', '__proto__', 'constructor', 'BISCUIT', '..', '.', '%00'];
  const paths = ['..%2fscenes%2fevents', '..%2F..%2Fpackage', '%2e%2e%2fempty%2ferror'];
  for (const name of [...names, ...paths]) {
    for (const folder of ['animals', 'empty', 'scenes']) {
      const url = `/art/${folder}/${name}.svg`;
      expect([url, (await run.app.inject({ url })).statusCode]).toEqual([url, 404]);
      expect(await drawingAt(url, run.deps)).toBeUndefined();
    }
  }
});

test('escapes a name in a logo, and responds 404 to unknown drawings', async () => {
  const run = await buildTestApp();
  const name = encodeURIComponent('<script>alert(1)</script>"&');
  const logo = await run.app.inject({ url: `/art/breweries/x/logo.svg?name=${name}` });
  expect(logo.statusCode).toBe(200);
  expect(logo.body).not.toContain('<script');
  expect(logo.headers['content-security-policy']).toContain("default-src 'none'");
  for (const url of ['/art/badges/pink-hop.svg', '/art/badges/white-hop', '/art/empty/x.svg']) {
    expect((await run.app.inject({ url })).statusCode, url).toBe(404);
  }
});

test('draws breweries by their number, and events by their title', async () => {
  const run = await buildTestApp();
  const draw = async (url: string) => (await run.app.inject({ url })).body;
  await addBrewery(run);
  await addBrewery(run);
  const breweries = await run.deps.db.selectFrom('breweries').select(['id', 'seq']).execute();
  expect(breweries).toHaveLength(2);
  for (const { id, seq } of breweries) {
    const header = await draw(`/art/breweries/${id}/header.svg`);
    expect(header === breweryHeaderSvg(id, seq)).toBe(true);
  }
  expect(await draw('/art/breweries/nobody/header.svg')).toBe(breweryHeaderSvg('nobody'));
  const event = makeSpecialEvent({ event: 'Pub Quiz' });
  await run.deps.db.insertInto('special_events').values(event).execute();
  expect(await draw(`/art/posters/${event.id}.svg`)).toBe(posterSvg(event.id, 'Pub Quiz'));
  expect(await draw('/art/posters/polka-sunday.svg')).toBe(posterSvg('polka-sunday'));
});

test('draws trails by the order in which they were created', async () => {
  const run = await buildTestApp();
  const draw = async (url: string) => (await run.app.inject({ url })).body;
  const days = ['2026-03-02', '2026-03-01', '2026-03-03'];
  const trails = days.map((day) => makeTrail({ createdAt: `${day}T10:00:00.000Z` }));
  await run.deps.db.insertInto('passports').values(trails).execute();
  for (const [at, { id }] of trails.entries()) {
    const number = [1, 0, 2][at];
    expect(await draw(`/art/trails/${id}/cover.svg`)).toBe(trailCoverSvg(id, number));
    expect(await draw(`/art/trails/${id}/badge.svg`)).toBe(trailBadgeSvg(id, number));
  }
  expect(await draw('/art/trails/none/badge.svg')).toBe(trailBadgeSvg('none'));
});

test('gives a new event other colors than its neighbours in the list', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const boss = await signUp(run, 'boss');
  const event = { company: 'Porch Light', event: 'Quiz', details: 'Six rounds.', time: '6:00 PM' };
  for (const day of [11, 15, 13, 12, 19, 14, 17, 18, 16]) {
    const body = { ...event, date: `2026-06-${day}`, address: 'Main St' };
    expect((await boss.call('POST', '/api/special-events', body)).statusCode).toBe(200);
  }
  const list: { id: string }[] = (await boss.call('GET', '/api/special-events')).json();
  const colors = list.map(({ id }) => posterLook(id).colors);
  expect(colors).toHaveLength(9);
  for (const [at, one] of colors.entries()) expect(one).not.toBe(colors[at + 1]);
});
