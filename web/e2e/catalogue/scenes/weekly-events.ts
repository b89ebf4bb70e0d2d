import { forbidLocation } from '../../support/location.ts';
import { pictureArrived, sendPicture } from '../pictures.ts';
import {
  all,
  at,
  cut,
  fill,
  hold,
  refuse,
  respond,
  restore,
  type Scene,
  type Scenes,
  signedInAs,
  submit,
  tap,
} from '../scene.ts';

const title = 'Stave Counting';

const open = all(at('/weekly-events/saturday'), tap(`Edit ${title}`), ({ page }) =>
  page.getByRole('dialog').getByLabel('Event Title').waitFor(),
);

const makeOne: Scene = ({ page }) =>
  page.request.post('/api/weekly-events', {
    data: {
      title,
      day: 'Saturday',
      time: '3:00 PM',
      details: 'There are many.',
      brewery: 'Brick & Bushel',
    },
  });

const confirm = submit('Delete Event', 'alertdialog');
/** A day of the week, without a position. */
export const weeklyEvents: Scenes = {
  'empty day': all(respond('events.weekly.byDay', []), at('/weekly-events/monday')),
  'no location': all(
    restore,
    ({ context }) => forbidLocation(context),
    at('/weekly-events/monday'),
  ),
  'browser without geolocation': all(
    ({ page }) =>
      page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation')),
    at('/weekly-events/monday'),
  ),
  'offline, never loaded': all(cut, at('/weekly-events/tuesday')),
};

/** The form of a weekly event, and its deletion. */
export const weeklyEventsTools: Scenes = {
  'Edit Weekly Event': all(signedInAs('admin', '/weekly-events/saturday'), makeOne, open),
  incomplete: all(fill({ 'Event Title': '', Details: '' }), tap('Update Event')),
  uploading: all(hold('file'), open, sendPicture('Event Photo')),
  'not uploaded': all(restore, refuse('uploads.create'), open, sendPicture('Event Photo')),
  'photo not stored': all(restore, refuse('file', '', 502), open, sendPicture('Event Photo')),
  'signed out meanwhile': all(
    restore,
    refuse('uploads.create', 'Please sign in first.', 401, 'auth.required'),
    open,
    sendPicture('Event Photo'),
  ),
  uploaded: all(restore, open, sendPicture('Event Photo'), pictureArrived('Event Photo')),
  refused: all(refuse('events.weekly.update'), tap('Update Event')),
  updated: all(restore, tap('Update Event')),
  'not deleted': all(refuse('events.weekly.delete'), open, tap('Delete Event'), confirm),
  deleted: all(restore, confirm),
};
