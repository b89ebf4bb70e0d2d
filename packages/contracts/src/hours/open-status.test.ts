import { expect, test } from 'vitest';
import { openStatus } from './open-status.ts';
import { openStatusText } from './status-text.ts';
import type { Closure, HoursException, OpeningHours, Span } from './types.ts';

const span = (text: string): Span => ({ opens: text.slice(0, 5), closes: text.slice(6) });
const week = (...days: string[]): OpeningHours => ({
  days: days.map((day) => day.split(' ').filter(Boolean).map(span)),
});
const daily = (spans: string) => week(spans, spans, spans, spans, spans, spans, spans);

/** Closed on Mondays; open until 1 am on Fridays and Saturdays. */
const usualHours = week(
  '',
  '16:00-22:00',
  '16:00-22:00',
  '11:00-14:00 16:00-22:00',
  '16:00-01:00',
  '12:00-01:00',
  '12:00-20:00',
);

function statusOf(
  openingHours: OpeningHours | null,
  hoursExceptions: HoursException[],
  timeZone: string | null,
  at: Date,
  closure: Closure | null = null,
) {
  return openStatus({ openingHours, hoursExceptions, closure, timeZone }, at);
}

interface Case {
  hours?: OpeningHours | null;
  exceptions?: HoursException[];
  closure?: Closure;
  zone: string;
  at: string;
}

function textAt(one: Case): string | undefined {
  const { hours = usualHours, exceptions = [], closure, zone, at } = one;
  const now = { at: new Date(at), timeZone: zone };
  const status = statusOf(hours, exceptions, zone, now.at, closure);
  return status && openStatusText(status, now);
}

// 2026-05-12 was a Tuesday.
test.each([
  ['America/Chicago', '2026-05-12T20:59:59Z', 'Opens at 4 pm'],
  ['America/Chicago', '2026-05-12T21:00:00Z', 'Open now, until 10 pm'],
  ['America/Chicago', '2026-05-13T02:35:00Z', 'Closes in 25 min'],
  ['America/Chicago', '2026-05-13T02:59:30Z', 'Closes in 1 min'],
  ['America/Chicago', '2026-05-13T03:00:00Z', 'Opens tomorrow at 4 pm'],
  ['America/Chicago', '2026-05-14T19:00:00Z', 'Opens at 4 pm'],
  ['America/Chicago', '2026-05-16T04:00:00Z', 'Open now, until 1 am'],
  ['America/Chicago', '2026-05-16T06:00:00Z', 'Opens at noon'],
  ['America/Chicago', '2026-05-18T01:00:00Z', 'Opens Tuesday at 4 pm'],
  ['America/Phoenix', '2026-05-13T04:59:00Z', 'Closes in 1 min'],
  ['America/Phoenix', '2026-05-13T05:00:00Z', 'Opens tomorrow at 4 pm'],
  ['Europe/Berlin', '2026-05-12T14:00:00Z', 'Open now, until 10 pm'],
  ['Europe/Berlin', '2026-12-08T14:59:00Z', 'Opens at 4 pm'],
  ['Pacific/Auckland', '2026-05-12T04:00:00Z', 'Open now, until 10 pm'],
  ['Pacific/Kiritimati', '2026-05-12T02:00:00Z', 'Open now, until 10 pm'],
  ['Asia/Kathmandu', '2026-05-12T10:15:00Z', 'Open now, until 10 pm'],
])('in %s at %s it says: %s', (zone, at, text) => {
  expect(textAt({ zone, at })).toBe(text);
});

// The clocks go forward at 2 am, and back at 2 am (Chicago), at 1:00 UTC (Berlin), by half an hour
// at 2 am (Lord Howe), and not at all (Phoenix).
test.each([
  ['America/Chicago', daily('18:00-03:00'), '2026-03-08T07:59:59Z', '2026-03-08T08:00:00Z'],
  ['America/Chicago', daily('18:00-02:30'), '2026-03-08T07:00:00Z', '2026-03-08T08:30:00Z'],
  ['America/Chicago', daily('18:00-01:30'), '2026-11-01T06:00:00Z', '2026-11-01T06:30:00Z'],
  ['America/Chicago', daily('18:00-03:00'), '2026-11-01T06:00:00Z', '2026-11-01T09:00:00Z'],
  ['America/Phoenix', daily('18:00-03:00'), '2026-03-08T07:59:59Z', '2026-03-08T10:00:00Z'],
  ['Europe/Berlin', daily('20:00-04:00'), '2026-03-29T00:30:00Z', '2026-03-29T02:00:00Z'],
  ['Europe/Berlin', daily('20:00-04:00'), '2026-10-25T00:30:00Z', '2026-10-25T03:00:00Z'],
  ['Australia/Lord_Howe', daily('20:00-03:00'), '2026-10-03T15:00:00Z', '2026-10-03T16:00:00Z'],
  ['Australia/Lord_Howe', daily('20:00-03:00'), '2027-04-03T15:00:00Z', '2027-04-03T16:30:00Z'],
])(
  'in %s on the night of a change it is open until the right instant',
  (zone, hours, at, until) => {
    expect(statusOf(hours, [], zone, new Date(at))).toEqual({
      state: 'open',
      until: new Date(until),
      minutes: Math.ceil((Date.parse(until) - Date.parse(at)) / 60_000),
    });
  },
);

test.each([
  // 2:30 does not exist: the doors open when the clocks show 3:30.
  ['America/Chicago', '02:30-12:00', '2026-03-08T07:00:00Z', '2026-03-08T08:30:00Z'],
  // 1:30 is there twice: they open the first time.
  ['America/Chicago', '01:30-12:00', '2026-11-01T06:00:00Z', '2026-11-01T06:30:00Z'],
  ['America/Chicago', '16:00-22:00', '2026-11-01T07:00:00Z', '2026-11-01T22:00:00Z'],
  ['Europe/Berlin', '16:00-22:00', '2026-03-29T00:00:00Z', '2026-03-29T14:00:00Z'],
])('in %s %s opens at the right instant on a day of a change', (zone, spans, at, opensAt) => {
  const status = statusOf(daily(spans), [], zone, new Date(at));
  expect(status).toMatchObject({ state: 'closed', opensAt: new Date(opensAt) });
});

const zone = 'America/Chicago';

test('a day that is open without a break goes on into the next', () => {
  const always = daily('00:00-00:00');
  expect(textAt({ hours: always, zone, at: '2026-05-12T20:00:00Z' })).toBe('Open 24 hours');
  const weekend = week('', '', '', '', '17:00-00:00', '00:00-00:00', '00:00-20:00');
  expect(statusOf(weekend, [], zone, new Date('2026-05-16T00:00:00Z'))).toMatchObject({
    state: 'open',
    until: new Date('2026-05-18T01:00:00Z'),
  });
});

test('exceptions replace their days, the shortest first, and a night before one is not cut', () => {
  const winter = { from: '2026-12-01', to: '2027-02-28', spans: [span('17:00-21:00')] };
  const christmas = { from: '2026-12-24', to: '2026-12-26', spans: [], note: 'Christmas' };
  const exceptions = [winter, christmas];
  const text = (at: string) => textAt({ exceptions, zone, at });
  expect(text('2026-11-29T22:00:00Z')).toBe('Open now, until 8 pm');
  expect(text('2026-12-01T22:30:00Z')).toBe('Opens at 5 pm');
  expect(text('2026-12-24T04:00:00Z')).toBe('Opens Sunday at 5 pm');
  const closed = { from: '2026-05-16', to: '2026-05-30', spans: [] };
  const early = (at: string) => textAt({ exceptions: [closed], zone, at });
  expect(early('2026-05-16T05:30:00Z')).toBe('Closes in 30 min');
  expect(early('2026-05-16T20:00:00Z')).toBe('Opens May 31');
});

test('a closing for a while covers its days, after the night before, whatever else is set', () => {
  // Friday's hours go on until 1 am on Saturday, the first closed day.
  const closure = { from: '2026-05-16', until: '2026-05-24', reason: null, allowsCheckins: false };
  const party = { from: '2026-05-20', to: '2026-05-20', spans: [span('18:00-23:00')] };
  const text = (at: string) => textAt({ exceptions: [party], closure, zone, at });
  expect(text('2026-05-15T21:00:00Z')).toBe('Open now, until 1 am');
  expect(text('2026-05-16T05:59:00Z')).toBe('Closes in 1 min');
  expect(text('2026-05-16T06:00:00Z')).toBe('Temporarily closed through May 24');
  expect(text('2026-05-21T00:00:00Z')).toBe('Temporarily closed through May 24');
  expect(text('2026-05-25T04:59:59Z')).toBe('Temporarily closed through May 24');
  expect(text('2026-05-25T05:00:00Z')).toBe('Opens tomorrow at 4 pm');
  expect(statusOf(usualHours, [], zone, new Date('2026-05-20T18:00:00Z'), closure)).toMatchObject({
    opensAt: new Date('2026-05-26T21:00:00Z'),
    closure,
  });
});

test('a closing for a while is known without hours, by the days of UTC without a zone', () => {
  const closure = { from: '2026-05-16', until: '2026-05-16', reason: null, allowsCheckins: true };
  expect(textAt({ hours: null, closure, zone, at: '2026-05-16T04:59:59Z' })).toBeUndefined();
  expect(textAt({ hours: null, closure, zone, at: '2026-05-16T05:00:00Z' })).toBe(
    'Temporarily closed through May 16',
  );
  const nowhere = (at: string) => statusOf(usualHours, [], null, new Date(at), closure)?.state;
  expect(nowhere('2026-05-16T00:00:00Z')).toBe('closed');
  expect(nowhere('2026-05-17T00:00:00Z')).toBeUndefined();
});

test('without rows, without a zone, or in a zone that is not known there is no status', () => {
  const at = new Date('2026-05-12T20:00:00Z');
  expect(statusOf(null, [], zone, at)).toBeUndefined();
  expect(statusOf(usualHours, [], null, at)).toBeUndefined();
  expect(statusOf(usualHours, [], 'Mars/Utopia', at)).toBeUndefined();
});

test('a place that is closed on every day says no more than that', () => {
  expect(textAt({ hours: daily(''), zone, at: '2026-05-12T20:00:00Z' })).toBe('Closed');
});

test('the status is the same as that of a plain search by minutes, in many zones all year', () => {
  const hours = week(
    '00:00-01:00 18:00-02:00',
    '',
    '09:00-12:00 13:00-00:00',
    '00:00-00:00',
    '05:00-05:00',
    '06:30-23:59',
    '22:15-00:30',
  );
  for (const one of ['America/Chicago', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Tehran']) {
    const format = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: one, weekday: 'short', hour: '2-digit', minute: '2-digit' },
      hourCycle: 'h23',
    });
    for (let step = 0; step < 2000; step += 1) {
      const at = new Date(Date.UTC(2026, 0, 1) + step * 4.3 * 3_600_000);
      const status = statusOf(hours, [], one, at);
      const [day = '', time = ''] = format.format(at).split(/,? /);
      expect([one, at, status?.state]).toEqual([
        one,
        at,
        isOpenAt(hours, day, time) ? 'open' : 'closed',
      ]);
    }
  }
});

/** Compares the clock at the place with the rows, which is right except while clocks are changed. */
function isOpenAt({ days }: OpeningHours, day: string, time: string): boolean {
  const today = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(day);
  const isLate = ({ opens, closes }: Span) => closes <= opens;
  const ofToday = days[today]?.some((one) =>
    isLate(one) ? time >= one.opens : time >= one.opens && time < one.closes,
  );
  const ofYesterday = days[(today + 6) % 7]?.some((one) => isLate(one) && time < one.closes);
  return Boolean(ofToday || ofYesterday);
}
