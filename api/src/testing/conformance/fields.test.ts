import { beerFields } from '@hoptrail/contracts/beers/beer-fields';
import { breweryFields, newBreweryFields } from '@hoptrail/contracts/breweries/brewery-fields';
import { specialEventFields } from '@hoptrail/contracts/events/special-event-fields';
import { weeklyEventFields } from '@hoptrail/contracts/events/weekly-event-fields';
import { type FieldList, namesOf, omitFields } from '@hoptrail/contracts/field-lists/field-list';
import { sampleOf } from '@hoptrail/contracts/field-lists/sample-value';
import { beerStyles } from '@hoptrail/contracts/lists/beer-styles';
import { newsFields } from '@hoptrail/contracts/news/news-fields';
import { episodeFields } from '@hoptrail/contracts/podcast/episode-fields';
import { trailFields } from '@hoptrail/contracts/trails/trail-fields';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allProcedures } from '../../transport/procedures.ts';
import { buildPatientApp } from './app.ts';
import { examples } from './examples.ts';
import { setScene } from './scene.ts';
import { callOver, transports } from './transports.ts';

/** The last Friday of a month: a day that every repetition allows. */
const repeated = { date: '2031-07-25', repeatsUntil: '2031-12-26', notOn: '2031-08-29' };

/** The call that updates each entity, with samples for fields that do not take any text. */
const updates: readonly [path: string, list: FieldList, samples: Record<string, unknown>][] = [
  ['breweries.update', breweryFields, {}],
  ['beers.update', beerFields, { beerStyle: beerStyles[1] }],
  ['events.special.update', specialEventFields, repeated],
  ['events.weekly.update', weeklyEventFields, { notOn: 'July 4, 2031' }],
  ['news.edit', newsFields, {}],
  ['admin.podcast.updateEpisode', episodeFields, { releaseDate: '2031-07-04' }],
  ['admin.trails.update', trailFields, { stampsNeeded: 2 }],
];

const procedures = new Map(allProcedures().map((served) => [served.path, served]));
const changes = z.array(z.object({ field: z.string(), after: z.string().nullable() }));

test.each(transports)(
  'over %s every field is stored, returned and in the history',
  async (over) => {
    const run = await buildPatientApp();
    for (const [path, list, special] of updates) {
      const served = procedures.get(path);
      if (!served) throw new Error(`There is no procedure ${path}.`);
      const scene = await setScene(run, 'admin', 'own');
      const example = await examples[path]?.(scene);
      const id: unknown = Reflect.get(example ?? {}, 'id');
      const samples = samplesOf(list, special);
      const response = await callOver(over, run.app, served, { ...samples, id }, scene.caller);
      expect([path, response.refusal, response.data]).toMatchObject([path, undefined, samples]);

      const entry = await run.deps.db
        .selectFrom('audit_entries')
        .select('changes')
        .where('object', '=', String(id))
        .orderBy('seq', 'desc')
        .executeTakeFirstOrThrow();
      const changed = changes
        .parse(JSON.parse(entry.changes))
        .map(({ field }) => field.split('.')[0]);
      expect([path, changed]).toEqual([path, expect.arrayContaining(namesOf(list))]);
    }
  },
);

/** The call that creates each entity, with such samples. */
const creations: typeof updates = [
  ['admin.breweries.create', newBreweryFields, {}],
  ['beers.create', beerFields, { beerStyle: beerStyles[1] }],
  ['events.special.create', specialEventFields, repeated],
  ['events.weekly.create', omitFields(weeklyEventFields, ['brewery']), { notOn: 'July 4, 2031' }],
  ['news.publish', newsFields, {}],
  ['admin.podcast.createEpisode', episodeFields, { releaseDate: '2031-07-04' }],
  ['admin.trails.create', trailFields, { stampsNeeded: 1 }],
];

test.each(transports)('over %s every field of a new entity is stored', async (over) => {
  const run = await buildPatientApp();
  for (const [path, list, special] of creations) {
    const served = procedures.get(path);
    if (!served) throw new Error(`There is no procedure ${path}.`);
    const scene = await setScene(run, 'admin', 'own');
    const samples = samplesOf(list, special);
    const input = { ...(await examples[path]?.(scene)), ...samples };
    const response = await callOver(over, run.app, served, input, scene.caller);
    expect([path, response.refusal, response.data]).toMatchObject([path, undefined, samples]);
  }
});

function samplesOf(list: FieldList, special: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(list).map(([name, field]) => [name, special[name] ?? sampleOf(name, field)]),
  );
}
