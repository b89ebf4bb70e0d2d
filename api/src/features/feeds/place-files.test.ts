import { DAY_MS } from '@hoptrail/contracts/limits';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { signUp } from '../../testing/person.ts';
import { addTrail } from '../../testing/trails.ts';
import { placeFormats, placesFile } from './shared/place-formats.ts';

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

function parseXml(text: string) {
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
}

async function read(run: TestApp, url: string, type: string): Promise<string> {
  const response = await run.app.inject({ url });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe(`${type}; charset=utf-8`);
  return response.body;
}

async function addPlaces(run: TestApp) {
  const first = await addBrewery(run, {
    name: 'Salt & <Hop> "Works"',
    city: 'Tulsa',
    state: 'Oklahoma',
    latitude: '36.15',
    longitude: '-95.99',
  });
  const nowhere = await addBrewery(run, { name: 'No Place', latitude: null, longitude: null });
  return { first, nowhere };
}

test('a trail comes as GPX, KML and GeoJSON, without places that have no position', async () => {
  const run = await buildTestApp();
  const { first, nowhere } = await addPlaces(run);
  const { id } = await addTrail(run, [first, nowhere]);
  const at = `/feeds/trails/${id}`;

  const { gpx } = parseXml(await read(run, `${at}.gpx`, 'application/gpx+xml'));
  expect(gpx).toMatchObject({
    version: '1.1',
    metadata: { name: 'The Porch Trail' },
    wpt: { lat: '36.15', lon: '-95.99', name: 'Salt & <Hop> "Works"', desc: 'Tulsa, Oklahoma' },
  });

  const { kml } = parseXml(await read(run, `${at}.kml`, 'application/vnd.google-earth.kml+xml'));
  expect(kml.Document).toMatchObject({
    name: 'The Porch Trail',
    Placemark: { name: 'Salt & <Hop> "Works"', Point: { coordinates: '-95.99,36.15' } },
  });

  const json = JSON.parse(await read(run, `${at}.geojson`, 'application/geo+json'));
  expect(json).toMatchObject({
    type: 'FeatureCollection',
    features: [
      {
        geometry: { type: 'Point', coordinates: [-95.99, 36.15] },
        properties: { name: 'Salt & <Hop> "Works"', visited: null },
      },
    ],
  });
});

test('an unknown trail, a private logbook and an unknown ending are not found', async () => {
  const run = await buildTestApp();
  await signUp(run, 'ada');
  for (const url of ['/feeds/trails/none.gpx', '/feeds/logbooks/ada.kml']) {
    expect((await run.app.inject({ url })).statusCode, url).toBe(404);
  }
  for (const url of ['/feeds/trails/none.zip', '/feeds/logbooks/.gpx', '/calendars/breweries/1']) {
    expect((await run.app.inject({ url })).statusCode, url).toBe(404);
  }
});

test('a public logbook has the days of first visits, no times, and nothing of the last day', async () => {
  const run = await buildTestApp();
  const { first, nowhere } = await addPlaces(run);
  const ada = await signUp(run, 'ada.l-1');
  await ada.call('PUT', `/api/users/${ada.userId}/privacy`, { showsLogbook: true });
  for (const { id: breweryId } of [first, nowhere]) {
    const checkin = { userId: ada.userId, breweryId };
    expect((await ada.call('POST', '/api/checkins', checkin)).statusCode).toBe(200);
  }
  const at = '/feeds/logbooks/ada.l-1';
  const fresh = await read(run, `${at}.geojson`, 'application/geo+json');
  expect(JSON.parse(fresh).features).toEqual([]);

  run.passTime(2 * DAY_MS);
  const { gpx } = parseXml(await read(run, `${at}.gpx`, 'application/gpx+xml'));
  expect(gpx.wpt).toMatchObject({ lat: '36.15', desc: 'Tulsa, Oklahoma, 2026-05-01' });
  expect(gpx.wpt).not.toHaveProperty('time');
  const kml = await read(run, `${at}.kml`, 'application/vnd.google-earth.kml+xml');
  expect(parseXml(kml).kml.Document.Placemark.TimeStamp).toEqual({ when: '2026-05-01' });
});

test('a file of a logbook is made without reading its visits again', async () => {
  const run = await buildTestApp();
  const { first } = await addPlaces(run);
  const ada = await signUp(run, 'ada');
  await ada.call('PUT', `/api/users/${ada.userId}/privacy`, { showsLogbook: true });
  await ada.call('POST', '/api/checkins', { userId: ada.userId, breweryId: first.id });
  run.passTime(2 * DAY_MS);
  const profile = await run.app.inject({ url: '/api/profiles/ada' });
  expect(profile.json().stamps[0]).not.toHaveProperty('latitude');
  // Without its table the database can answer nothing.
  await run.deps.db.schema.alterTable('check_ins').renameTo('gone').execute();
  for (const { ending } of placeFormats) {
    const file = await run.app.inject({ url: `/feeds/logbooks/ada${ending}` });
    expect([ending, file.statusCode, file.body.includes('36.15')]).toEqual([ending, 200, true]);
  }
});

test.each(placeFormats)('$ending drops characters that XML does not allow', (format) => {
  const text = placesFile(format, 'A\u0000', [
    {
      ...{ latitude: '1.5', longitude: '2.5', town: '', visited: '2026-05-01T12:00:00.000Z' },
      ...{ name: 'Two\u0007 & one\ud800', notes: 'a > b' },
    },
    { latitude: 3, longitude: 4, name: '', town: 'Tulsa', visited: null },
  ]);
  if (format.ending === '.geojson') expect(JSON.parse(text).features).toHaveLength(2);
  else {
    expect(JSON.stringify(parseXml(text))).toContain('Two & one"');
    expect(text).toContain('2026-05-01T12:00:00.000Z');
  }
});
