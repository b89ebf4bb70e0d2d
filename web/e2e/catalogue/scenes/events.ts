import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textFile } from '../../support/pictures.ts';
import { pictureArrived, sendPicture } from '../pictures.ts';
import {
  all,
  at,
  cut,
  fill,
  refuse,
  respond,
  restore,
  type Scene,
  type Scenes,
  signedInAs,
  submit,
  tap,
  tool,
} from '../scene.ts';

const create = submit('Create Event');

/**
 * A picture one byte over the limit, as a file on disk: passing a buffer to the browser is slow.
 */
const huge = join(tmpdir(), `hoptrail-${process.pid}.gif`);
const makeHuge: Scene = () => writeFile(huge, Buffer.alloc(10_485_761));

/** The events page with both tabs. */
export const events: Scenes = {
  special: at('/events'),
  'no special events': all(respond('events.special.list', []), at('/events')),
  weekly: at('/events?tab=weekly'),
  'offline, never loaded': all(cut, at('/events')),
};

/** The form of a special event with its errors, and the header picture. */
export const eventsTools: Scenes = {
  'Create Special Event': all(signedInAs('admin', '/events'), tap('Create Event')),
  incomplete: create,
  'no picture': sendPicture('Event Image', textFile('notes.txt', 'text/plain')),
  'huge picture': all(makeHuge, sendPicture('Event Image', huge), () => rm(huge)),
  'picture not sent': all(refuse('uploads.create'), sendPicture('Event Image')),
  'picture not processed': all(
    restore,
    refuse('file', 'Please choose a picture.'),
    sendPicture('Event Image'),
  ),
  'unreadable response': all(
    restore,
    sendPicture('Event Image'),
    pictureArrived('Event Image'),
    fill({ Company: 'Boyle & Son', 'Event Name': 'Hammer Hour', Details: 'Bring ears.' }),
    fill({ Date: '2099-06-05', Time: '8:00 PM', Address: '9 Foundry Lane' }),
    ({ wire }) => wire.garble('events.special.create'),
    create,
  ),
  'refused without words': all(refuse('events.special.create', ''), create),
  'header refused': all(
    restore,
    refuse('admin.settings.setEventsHeader'),
    at('/events'),
    tool('Edit Header'),
    sendPicture('Header Image'),
    pictureArrived('Header Image'),
    tap('Update Header'),
  ),
  'signed out meanwhile': all(
    at('/events'),
    tap('Create Event'),
    fill({ Company: 'Boyle & Son', 'Event Name': 'Hammer Hour', Details: 'Bring ears.' }),
    fill({ Date: '2099-06-05', Time: '8:00 PM', Address: '9 Foundry Lane' }),
    refuse('events.special.create', 'Please sign in first.', 401, 'auth.required'),
    create,
  ),
};
