import {
  all,
  at,
  cut,
  fill,
  openPage,
  refuse,
  respond,
  restore,
  type Scene,
  type Scenes,
  signedInAs,
  tap,
} from '../scene.ts';

const openEvent =
  (name: string): Scene =>
  async (stage) => {
    const events: { id: string; event: string }[] = await (
      await stage.page.request.get('/api/special-events')
    ).json();
    await openPage(stage, `/special-event/${events.find(({ event }) => event === name)?.id}`);
  };

const dinner = openEvent('Brisket and Barrels');

/** A special event and its form. */
export const specialEvent: Scenes = {
  full: dinner,
  'open and in the taproom': openEvent('Lanterns and Lagers'),
  missing: at('/special-event/none-like-it'),
  'offline, never loaded': all(cut, dinner),
  'Edit Event': all(restore, signedInAs('admin', '/events'), dinner, tap('Edit Event')),
  refused: all(
    refuse('events.special.update'),
    fill({ Company: 'Somebody Else' }),
    tap('Save Changes'),
  ),
  confirming: tap('Delete Event'),
  'not deleted': all(refuse('events.special.delete'), tap('OK')),
};

/** A legacy event; the app creates none any more. */
export const longTable = {
  id: 'long-table',
  name: 'Long Table Tasting',
  description: 'Eight lagers from light to dark.',
  breweryId: 'lagerhaus',
  brewery: { id: 'lagerhaus', name: 'West Village Lagerhaus' },
  date: '2099-03-01',
  startTime: '6:00 PM',
  endTime: '9:00 PM',
  image: '',
  photos: [],
  ticketRequired: true,
  ticketPrice: '35.00',
  attendees: 42,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** The page of a legacy event. */
export const legacyEvent: Scenes = {
  full: all(respond('events.byId', longTable), at('/events/long-table')),
  missing: all(restore, at('/event/none-like-it')),
};
