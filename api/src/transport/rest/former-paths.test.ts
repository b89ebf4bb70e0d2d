import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { signUp } from '../../testing/person.ts';
import { addBreweries, addTrail, visit } from '../../testing/trails.ts';

async function withStamp() {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const breweries = await addBreweries(run, ['Porch', 'Cellar']);
  const trail = await addTrail(run, breweries);
  for (const brewery of breweries.slice(0, 1)) await visit(ada, brewery);
  return { run, ada, trail };
}

test('former paths answer as the present ones do, with the former names of fields', async () => {
  const { ada, trail } = await withStamp();
  const json = async (path: string) => {
    const response = await ada.call('GET', path);
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  expect((await json('/api/trails/mine'))[0]).toMatchObject({ trailId: trail.id, stamps: 1 });
  const [{ trailId, ...mine }] = await json('/api/trails/mine');
  expect(await json('/api/passports/mine')).toEqual([{ ...mine, passportId: trailId }]);
  const { entries } = await json('/api/logbook');
  const [{ trails, ...entry }] = entries;
  expect(trails).toEqual([{ id: trail.id, name: trail.name }]);
  expect((await json('/api/trail')).entries).toEqual([{ ...entry, passports: trails }]);
  expect(await json('/api/trail/figures')).toEqual(await json('/api/logbook/figures'));
  expect(await json('/api/passports')).toEqual(await json('/api/trails'));
  expect(await json(`/api/passports/${trail.id}`)).toEqual(await json(`/api/trails/${trail.id}`));
});

test('former paths have the rights of the present ones, and are not documented', async () => {
  const { run, ada, trail } = await withStamp();
  expect((await run.app.inject('/api/trail')).statusCode).toBe(401);
  expect((await ada.call('GET', '/api/admin/passports')).statusCode).toBe(403);
  expect(
    (await ada.call('PUT', `/api/passports/${trail.id}/open`, { open: false })).statusCode,
  ).toBe(403);
  const { paths } = (await run.app.inject('/api/openapi.json')).json();
  expect(Object.keys(paths)).toContain('/api/trails/{id}/progress');
  expect(Object.keys(paths).filter((path) => /passports|\/trail(\/|$)/.test(path))).toEqual([]);
});

test('the choice to show the logbook is taken by its former name, too', async () => {
  const { ada } = await withStamp();
  const path = `/api/users/${ada.userId}/privacy`;
  const shown = await ada.call('PUT', path, { showsTrail: true });
  expect(shown.json()).toMatchObject({ showsLogbook: true });
  const hidden = await ada.call('PUT', path, { showsLogbook: false, showsTrail: true });
  expect(hidden.json()).toMatchObject({ showsLogbook: false });
});
