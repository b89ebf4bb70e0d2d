import { expect, test } from 'vitest';
import { subscribeLinks } from './subscribe-links.ts';

test('links to the calendar of the device, to Google and to Outlook', () => {
  expect(subscribeLinks('https://beer.example/calendars/events.ics', 'All & more')).toEqual({
    app: 'webcal://beer.example/calendars/events.ics',
    google:
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fbeer.example%2Fcalendars%2Fevents.ics',
    outlook:
      'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fbeer.example%2Fcalendars%2Fevents.ics&name=All+%26+more',
  });
});
