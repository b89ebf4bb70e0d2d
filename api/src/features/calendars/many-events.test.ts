import { EVENTS_PER_FEED } from '@hoptrail/contracts/limits';
import { parseAtomFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeSpecialEvent } from '../../testing/factories/special-event.ts';
import { Person } from '../../testing/person.ts';

/** Returns the days from one of May 2026 on. */
function days(from: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(from) + index * 86_400_000);
    return day.toISOString().slice(0, 10);
  });
}

test('leaves out what is longest past of more than 500 events, and says so', async () => {
  const run = await buildTestApp();
  const { id: breweryId } = await addBrewery(run, { name: 'Porch Light' });
  const [past, coming] = [days('2026-04-05', 20), days('2026-05-02', EVENTS_PER_FEED - 10)];
  const add = async (dates: readonly string[]) => {
    const rows = dates.map((date) => makeSpecialEvent({ breweryId, date, event: `On ${date}` }));
    for (let at = 0; at < rows.length; at += 100) {
      await run.deps.db
        .insertInto('special_events')
        .values(rows.slice(at, at + 100))
        .execute();
    }
  };
  const visitor = new Person(run.app);
  const paths = ['/calendars/events.ics', `/calendars/breweries/${breweryId}.ics`];
  const read = async (path: string) => {
    // Joins the folded lines.
    const text = (await visitor.call('GET', path)).body.replaceAll('\r\n ', '');
    const titles = [...text.matchAll(/SUMMARY:On (\S+)/g)].map(([, date]) => date);
    return { titles, about: /X-WR-CALDESC:(.*)/.exec(text)?.[1] ?? '' };
  };
  const subtitle = async () => {
    const { body } = await visitor.call('GET', '/feeds/events.atom');
    return parseAtomFeed(body).subtitle?.value;
  };

  await add([...past.slice(10), ...coming]);
  for (const path of paths) {
    const { titles, about } = await read(path);
    expect(titles.toSorted()).toEqual([...past.slice(10), ...coming]);
    expect(about).not.toContain('left out');
  }
  await add(past.slice(0, 10));
  for (const path of paths) {
    const { titles, about } = await read(path);
    expect(titles.toSorted()).toEqual([...past.slice(10), ...coming]);
    expect(about).toContain('at most 500 special and 500 weekly events');
  }
  expect(await subtitle()).toMatch(/: the 100 that changed last$/);

  // Those that are farthest ahead, where none is past.
  await add(days('2029-01-01', 20));
  const { titles } = await read(paths[0] ?? '');
  expect(titles).toHaveLength(EVENTS_PER_FEED);
  expect(titles.slice(0, coming.length)).toEqual(coming);
});
