import { offsetAt } from '@hoptrail/contracts/lib/zone-clock';
import { DAY_MS } from '@hoptrail/contracts/limits';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { instantIn } from '../../../../lib/time-zones/time-zone.ts';
import { readCalendar } from '../../../../testing/read-calendar.ts';
import { type CalendarEntry, calendarText } from './calendar-text.ts';
import { contentLines } from './content-lines.ts';
import { timeZoneComponent } from './time-zone-component.ts';

const head = { name: 'Porch; Light, Brewing', description: 'All\nevents' };

function entry(overrides: Partial<CalendarEntry> = {}): CalendarEntry {
  const timeZone = overrides.timeZone ?? 'America/Chicago';
  return {
    uid: 'special-event-1@hoptrail',
    title: 'Barrel Night',
    description: 'Six barrels.',
    place: 'Porch Light Brewing, 214 E Sheridan Ave',
    position: { latitude: 35.4666, longitude: -97.5116 },
    url: 'https://beer.example/special-event/1',
    startsAt: instantIn(timeZone, '2026-06-05T19:00'),
    endsAt: instantIn(timeZone, '2026-06-05T22:00'),
    timeZone,
    createdAt: new Date('2026-05-01T00:00:00Z'),
    changedAt: new Date('2026-05-02T00:00:00Z'),
    sequence: 3,
    isCancelled: false,
    ...overrides,
  };
}

test('writes an event that another program reads as it was', () => {
  const title = `Čermák, "Grätzer"; \\ & ${'🍺 '.repeat(40)}`;
  const description = 'One\r\ntwo\u0007\ud800\n\nthree: four';
  const text = calendarText(head, [entry({ title, description })]);
  const { name, events } = readCalendar(text);
  expect(name).toBe(head.name);
  expect(events).toEqual([
    {
      uid: 'special-event-1@hoptrail',
      summary: title,
      description: 'One\ntwo\ufffd\n\nthree: four',
      location: 'Porch Light Brewing, 214 E Sheridan Ave',
      url: 'https://beer.example/special-event/1',
      status: 'CONFIRMED',
      sequence: 3,
      startsAt: '2026-06-06T00:00:00.000Z',
      endsAt: '2026-06-06T03:00:00.000Z',
      timeZone: 'America/Chicago',
      changedAt: '2026-05-02T00:00:00.000Z',
      recurrenceId: undefined,
      starts: [],
    },
  ]);
});

test.each(['America/Chicago', 'America/Phoenix', 'Europe/Berlin', 'Australia/Lord_Howe'])(
  'repeats at the same local time over both changes of the clocks in %s',
  (timeZone) => {
    const on = (day: string) => ({
      startsAt: instantIn(timeZone, `${day}T19:00`),
      endsAt: instantIn(timeZone, `${day}T21:30`),
    });
    const until = instantIn(timeZone, '2027-06-23T19:00');
    const skipped = on('2026-12-23');
    const cancelled = on('2026-12-30');
    const rule = 'FREQ=WEEKLY;BYDAY=WE';
    const series = {
      rule,
      text: 'Every Wednesday',
      until,
      leftOut: [skipped.startsAt],
      cancelled: [cancelled],
    };
    const text = calendarText(head, [entry({ ...on('2026-07-01'), timeZone, series })]);
    const [master, changed, ...others] = readCalendar(text).events;
    expect(others).toEqual([]);
    const days = Array.from({ length: 52 }, (_, week) =>
      new Date(Date.UTC(2026, 6, 1 + week * 7)).toISOString().slice(0, 10),
    ).filter((day) => day !== '2026-12-23');
    expect(master?.starts).toEqual(days.map((day) => on(day).startsAt.toISOString()));
    expect(changed).toMatchObject({
      uid: master?.uid,
      status: 'CANCELLED',
      summary: 'Cancelled: Barrel Night',
      recurrenceId: cancelled.startsAt.toISOString(),
    });
  },
);

test('defines every zone so that an event has the same time in another program', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    for (const month of [0, 3, 6, 9]) {
      const at = new Date(Date.UTC(2026, month, 15, 12));
      const text = contentLines(timeZoneComponent(timeZone, at));
      expect(text.match(/BEGIN:STANDARD/g), timeZone).toHaveLength(1);
      expect((text.match(/BEGIN:DAYLIGHT/g) ?? []).length, timeZone).toBeLessThanOrEqual(1);
      const offset = offsetAt(timeZone, at.getTime());
      const wall = new Date(at.getTime() + offset).toISOString().slice(0, 19);
      const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));
      expect(zone.utcOffset(ICAL.Time.fromDateTimeString(wall)), `${timeZone} ${wall}`).toBe(
        offset / 1000,
      );
    }
  }
});

/** Other spellings that a brewery may have stored. */
const spellings = ['America/Nuuk', 'Europe/Kyiv', 'Asia/Calcutta', 'UTC'];
/** The weeks that a series goes on. */
const WEEKS = 200;

test.each(['2023-06-07', '2024-06-05', '2026-05-02', '2026-11-28'])(
  'defines every zone so that a series since %s has the same times in another program',
  (first) => {
    const walls = Array.from({ length: WEEKS }, (_, week) => {
      const day = new Date(Date.parse(first) + week * 7 * DAY_MS).toISOString().slice(0, 10);
      return { local: `${day}T19:00`, time: ICAL.Time.fromDateTimeString(`${day}T19:00:00`) };
    });
    for (const timeZone of [...Intl.supportedValuesOf('timeZone'), ...spellings]) {
      const since = instantIn(timeZone, `${first}T19:00`);
      const text = contentLines(timeZoneComponent(timeZone, since));
      expect(text.match(/BEGIN:STANDARD/g), timeZone).toHaveLength(1);
      // Scoresbysund had three offsets since 2023.
      const most = first < '2024' ? 2 : 1;
      expect((text.match(/BEGIN:DAYLIGHT/g) ?? []).length, timeZone).toBeLessThanOrEqual(most);
      const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));
      const wrong = walls.filter(({ local, time }) => {
        const offset = offsetAt(timeZone, instantIn(timeZone, local).getTime());
        return zone.utcOffset(time) * 1000 !== offset;
      });
      expect(
        wrong.map(({ local }) => local),
        timeZone,
      ).toEqual([]);
    }
  },
);

test('writes a calendar without events that has a component', () => {
  expect(readCalendar(calendarText(head, [])).events).toEqual([]);
});
