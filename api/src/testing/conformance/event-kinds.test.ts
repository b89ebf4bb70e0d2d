import { expect, test } from 'vitest';
import { allProcedures, type ServedProcedure } from '../../transport/procedures.ts';
import { Person } from '../person.ts';
import { readEvents } from '../read-calendar.ts';
import { buildPatientApp } from './app.ts';
import { examples } from './examples.ts';
import { setScene } from './scene.ts';
import { callOver } from './transports.ts';

const creating = allProcedures().filter(({ path }) => /^events\.\w+\.create$/.test(path));

test('finds the kinds of events by their procedures', () => {
  expect(creating.map(({ path }) => path)).toContain('events.weekly.create');
});

test.each(creating.map(({ path }) => path))(
  'an event of %s is on its brewery’s page, in calendars and in feeds, until it is deleted',
  async (path) => {
    const run = await buildPatientApp();
    const scene = await setScene(run, 'rival', 'own');
    const { breweryId } = scene;
    const call = async (name: string, input: unknown): Promise<string> => {
      const { status, data } = await callOver('RPC', run.app, served(name), input, scene.caller);
      expect([name, status]).toEqual([name, 200]);
      return JSON.stringify(data);
    };
    const visitor = new Person(run.app);
    const body = await call(path, await examples[path]?.(scene));
    const id = /"id":"([^"]+)"/.exec(body)?.[1] ?? '';
    const inCalendar = async () => {
      const events = await readEvents(visitor, `/calendars/breweries/${breweryId}.ics`);
      return events.find(({ uid }) => uid.includes(id));
    };

    expect(await call('events.ofBrewery', { breweryId })).toContain(id);
    const entry = await inCalendar();
    expect(entry).toMatchObject({ sequence: 0 });
    const kind = entry?.uid.replace(`-${id}@hoptrail`, '');
    expect(await readEvents(visitor, `/calendars/${kind}s/${id}.ics`)).toHaveLength(1);
    expect((await visitor.call('GET', '/feeds/events.atom')).body).toContain(id);

    await call('breweries.update', { id: breweryId, name: 'Second Wind Ales' });
    expect(await inCalendar()).toMatchObject({ sequence: 1 });

    await call(path.replace('create', 'delete'), { id });
    expect(await call('events.ofBrewery', { breweryId })).not.toContain(id);
    expect(await inCalendar()).toMatchObject({ sequence: 2 });
  },
);

function served(path: string): ServedProcedure {
  const found = allProcedures().find((procedure) => procedure.path === path);
  if (!found) throw new Error(`There is no procedure ${path}.`);
  return found;
}
