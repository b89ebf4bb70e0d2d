import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBreweries, addTrail } from '../../testing/trails.ts';

async function previewOf(run: TestApp, id: string) {
  const response = await run.app.inject(`/api/trails/${id}/preview`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('shows a visitor the trail with its breweries', async () => {
  const run = await buildTestApp();
  const breweries = await addBreweries(run, ['One', 'Two']);
  const { id } = await addTrail(run, breweries);
  expect(await previewOf(run, id)).toMatchObject({
    ...{ id, name: 'The Porch Trail', isOver: false },
    breweries: [{ name: 'One' }, { name: 'Two' }],
  });
});

test('shows no unknown trail, and none where search engines are refused', async () => {
  expect(await previewOf(await buildTestApp(), 'unknown')).toBeNull();

  const hidden = await buildTestApp({ config: { isSearchable: false } });
  const { id } = await addTrail(hidden, await addBreweries(hidden, ['One']));
  expect(await previewOf(hidden, id)).toBeNull();
});
