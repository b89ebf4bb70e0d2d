import { DAY_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { databaseName } from '../../db/settings/database-name.ts';
import { renderSizes } from '../../objects/decoding/image-pipeline.ts';
import { buildTestApp } from '../../testing/app.ts';
import { picture, signUpWithPicture } from '../../testing/person.ts';
import { temporaryObjectStore } from '../../testing/services/object-store.ts';
import { sweepOrphans } from './sweep-orphans.ts';

test('pictures of no row go after 30 days; those of a row stay, and so do those of another database', async () => {
  const server = await temporaryObjectStore();
  const objectStore = server.newConfig();
  const run = await buildTestApp({ config: { objectStore }, startAt: new Date().toISOString() });
  const database = await databaseName(run.deps.db);
  const ada = await signUpWithPicture(run, 'ada');
  await ada.upload();
  const kept = await server.names(objectStore);
  await run.deps.images.write('orphan', await renderSizes(await picture()), async () => true);
  const sweep = (of = database) => sweepOrphans({ ...run.deps, database: of });

  run.passTime(29 * DAY_MS);
  expect(await sweep()).toBe(0);
  run.passTime(2 * DAY_MS);
  expect(await sweep('another')).toBe(0);
  expect(await server.names(objectStore)).toHaveLength(kept.length + 5);
  expect(await sweep()).toBe(1);
  expect(await server.names(objectStore)).toEqual([...kept, 'hoptrail-database'].toSorted());
  expect(await sweep()).toBe(0);
});
