import { openSection } from '../../support/forms.ts';
import { openSections } from '../brewery-form.ts';
import { sendPicture } from '../pictures.ts';
import {
  all,
  at,
  change,
  cut,
  fill,
  hold,
  openPage,
  pretend,
  refuse,
  respond,
  restore,
  type Scene,
  type Scenes,
  type Stage,
  submit,
  tap,
} from '../scene.ts';

const dashboard = at('/brewery-owner-dashboard');

const create = submit('Create Event');

const openMenu =
  (name: string): Scene =>
  ({ page }) =>
    page.getByRole('button', { name: `Actions for ${name}` }).tap();

const choose =
  (name: string): Scene =>
  ({ page }) =>
    page.getByRole('menuitem', { name }).tap();

const askToDelete = (name: string): Scene => all(openMenu(name), choose('Delete'));

const confirm = submit('Delete Event', 'alertdialog');
const lampwickId = async ({ page }: Stage): Promise<string> => {
  const [brewery] = await (await page.request.get('/api/breweries?q=Lampwick')).json();
  return brewery.id;
};

const waiter = { id: 'waiter', profileImage: null, addedAt: '2026-05-01T12:00:00.000Z' };

const invited = {
  ...{ id: 'invited', email: 'wick@snuffer.example', role: 'owner', isExpired: false },
  expiresAt: '2031-05-15T12:00:00.000Z',
};

const teamPage: Scene = async (stage) =>
  await openPage(stage, `/brewery/${await lampwickId(stage)}/staff`);

/** The person works at their brewery, and does not own it. */
const swapBreweries: Scene = async ({ page, wire, accountOf }) => {
  const { id } = await accountOf('owner');
  const owned = await (await page.request.get(`/api/users/${id}/owned-breweries`)).json();
  wire.respond('users.staffBreweries', owned);
  wire.respond('users.ownedBreweries', []);
};

/** The dashboard with every result of creating, editing and deleting events, and the team. */
export const ownerDashboard: Scenes = {
  full: dashboard,
  'menu of an event': openMenu('Lanterns and Lagers'),
  'several breweries': all(
    change('users.ownedBreweries', ([one]: { id: string }[]) => [one, { ...one, id: 'second' }]),
    dashboard,
  ),
  'on the staff': all(restore, swapBreweries, dashboard),
  'asked to leave': tap(/^Leave the Staff/),
  'not left': all(refuse('staff.remove'), submit('Leave the Staff', 'alertdialog')),
  team: all(restore, teamPage),
  'nobody in the team': all(
    respond('staff.team', { owners: [], staff: [], invitations: [] }),
    teamPage,
  ),
  'somebody invited': all(
    restore,
    change('staff.team', (team: object) => ({ ...team, invitations: [invited] })),
    teamPage,
  ),
  'team not loaded': all(restore, refuse('staff.team'), teamPage),
  'adding to the team': all(restore, teamPage, tap('Add Somebody')),
  'no such person': all(
    refuse('staff.add', 'Nobody has an account with this name or address.', 404, 'user.notFound'),
    fill({ 'Username or email': 'wick.snuffer' }),
    submit('Add'),
  ),
  'added to the staff': all(
    respond('staff.add', { ...waiter, username: 'wick.snuffer' }),
    submit('Add'),
  ),
  'address without an account': all(
    restore,
    refuse('staff.add', 'Nobody has an account with this name or address.', 404, 'user.notFound'),
    teamPage,
    tap('Add Somebody'),
    fill({ 'Username or email': invited.email }),
    submit('Add'),
  ),
  'not invited': all(refuse('staff.invite'), submit('Invite by Mail')),
  invited: all(respond('staff.invite', invited), submit('Invite by Mail')),
  'withdrawing an invitation': all(
    restore,
    change('staff.team', (team: object) => ({ ...team, invitations: [invited] })),
    teamPage,
    openMenu(invited.email),
    choose('Withdraw'),
  ),
  'invitation not withdrawn': all(refuse('staff.withdraw'), submit('Withdraw', 'alertdialog')),
  'invitation withdrawn': all(
    respond('staff.withdraw', { message: 'Invitation withdrawn' }),
    submit('Withdraw', 'alertdialog'),
  ),
  'removing a person': all(restore, teamPage, openMenu('pepper'), choose('Remove')),
  'person not removed': all(refuse('staff.remove'), submit('Remove', 'alertdialog')),
  'person removed': all(
    respond('staff.remove', { message: 'Removed from the staff', change: 1 }),
    submit('Remove', 'alertdialog'),
  ),
  changes: all(restore, dashboard, tap('Changes')),
  'deleting news': all(dashboard, openMenu('The new lamps'), choose('Delete')),
  'news not deleted': all(refuse('news.takeBack'), submit('Delete News', 'alertdialog')),
  'news deleted': all(
    respond('news.takeBack', { message: 'News deleted', change: 1 }),
    submit('Delete News', 'alertdialog'),
  ),
  'no breweries': all(restore, respond('users.ownedBreweries', []), dashboard),
  denied: all(refuse('users.ownedBreweries', 'You are not allowed to do this.', 403), dashboard),
  'no events': all(
    restore,
    respond('events.special.list', []),
    respond('events.weekly.list', []),
    dashboard,
  ),
  'offline, never loaded': all(restore, cut, dashboard),
  'person not known yet': all(
    restore,
    hold('auth.me'),
    at('/'),
    ({ page }) => page.getByRole('link', { name: 'Owner', exact: true }).tap(),
    tap('Add Special Event'),
  ),
  'Add Special Event': all(restore, dashboard, tap('Add Special Event')),
  'special event incomplete': create,
  'special event refused': all(
    refuse('events.special.create'),
    fill({ 'Event Name': 'Night of the Short Wick', Date: '2099-05-02' }),
    fill({ Time: '8:00 PM', Details: 'It ends early.' }),
    create,
  ),
  'special event created': all(restore, create),
  'Delete Event': all(dashboard, askToDelete('Night of the Short Wick')),
  'special event not deleted': all(refuse('events.special.delete'), confirm),
  'special event deleted': all(restore, confirm),
  'weekly event refused': all(
    refuse('events.weekly.create'),
    dashboard,
    tap('Add Weekly Event'),
    fill({ 'Event Title': 'Wick Watching', Time: '6:00 PM', Details: 'Quietly.' }),
    create,
  ),
  'weekly event created': all(restore, create),
  'weekly event not deleted': all(
    refuse('events.weekly.delete'),
    dashboard,
    askToDelete('Wick Watching'),
    confirm,
  ),
  'weekly event deleted': all(restore, confirm),
};

const edit: Scene = async (stage) =>
  await openPage(stage, `/brewery/${await lampwickId(stage)}/edit`);

/** The form of a brewery's details. */
export const breweryDetails: Scenes = {
  loading: all(hold('breweries.byId'), edit),
  missing: all(restore, at('/brewery/none-like-it/edit')),
  form: all(edit, openSections),
  'header uploaded': sendPicture('Header Image'),
  'banner uploaded': sendPicture('Banner Image'),
  'picture not sent': all(refuse('uploads.create'), sendPicture('Logo')),
  'picture not processed': all(
    restore,
    refuse('file', 'Please choose a picture.'),
    sendPicture('Logo'),
  ),
  refused: all(
    restore,
    refuse('breweries.update'),
    edit,
    ({ page }) => openSection(page, 'Hours & Policies'),
    ({ page }) => page.getByLabel('Policies').fill('Wicks stay short.'),
    tap('Save Changes'),
  ),
  saved: all(
    async (stage) =>
      pretend('breweries.update', `/api/breweries/${await lampwickId(stage)}`)(stage),
    tap('Save Changes'),
  ),
};
