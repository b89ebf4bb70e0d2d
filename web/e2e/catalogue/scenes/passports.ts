import type { PassportDetail, PassportProgress } from '@hoptrail/contracts/passports';
import { exampleAddress } from '@hoptrail/screens/example-address';
import {
  all,
  at,
  change,
  cut,
  hold,
  refuse,
  respond,
  restore,
  type Scene,
  type Scenes,
  submit,
  tap,
} from '../scene.ts';

/** The list of trails. */
export const trails: Scenes = {
  full: at('/trails'),
  none: all(respond('passports.list', []), respond('passports.mine', []), at('/trails')),
  loading: all(restore, hold('passports.list'), at('/trails')),
  failing: all(restore, refuse('passports.list'), at('/trails')),
  'offline, never loaded': all(restore, cut, at('/trails')),
};

const passportPage = at(exampleAddress('/trails/$id'));
const withTrail = (how: (trail: PassportDetail) => PassportDetail) => change('passports.byId', how);

/** The first stamps of a trail; without a number all that it takes. */
const withStamps =
  (count?: number, more: Partial<PassportProgress> = {}): Scene =>
  async ({ page, wire }) => {
    const trail: PassportDetail = await (await page.request.get(`/api/passports/${TRAIL}`)).json();
    const stamps = trail.breweries.slice(0, count ?? trail.stampsToComplete).map((one, index) => ({
      ...{ breweryId: one.id, breweryName: one.name, timeZone: 'America/Chicago' },
      ...{ stampedOn: '2026-05-02', stampedAt: `2026-05-02T20:0${index}:00.000Z` },
      way: 'position' as const,
    }));
    wire.change<PassportProgress>('passports.progress', (own) => ({
      ...own,
      stamps,
      stampsLeft: trail.stampsToComplete - stamps.length,
      ...more,
    }));
  };

const TRAIL = exampleAddress('/trails/$id').split('/').at(-1) ?? '';

const prize = {
  ...{ code: 'ABCD2345', link: 'https://beer.example/redeem?code=ABCD-2345', prize: 'A glass' },
  ...{ validUntil: '2099-05-01', redeemedAt: null, redeemedBy: null },
  houses: [{ id: 'a', name: 'Wick House', city: 'Tulsa', left: 3 }],
};
const completedAt = '2026-05-03T18:00:00.000Z';

/** The passport of a trail. */
export const passport: Scenes = {
  empty: passportPage,
  partly: all(withStamps(7), passportPage),
  'a brewery closed': all(
    withTrail((trail) => ({
      ...trail,
      stampsToComplete: 7,
      notice: 'Spare Wheel Beer Hall has closed, so 7 stamps complete this trail instead of 8.',
      breweries: trail.breweries.map((one, index) => ({ ...one, isClosed: index === 4 })),
    })),
    passportPage,
  ),
  complete: all(restore, withStamps(undefined, { completedAt, prize }), passportPage),
  redeemed: all(
    withStamps(undefined, {
      completedAt,
      prize: { ...prize, redeemedAt: completedAt, redeemedBy: 'Wick House', houses: [] },
    }),
    passportPage,
  ),
  'no prizes left': all(
    withStamps(undefined, { completedAt, prize: { ...prize, houses: [] } }),
    passportPage,
  ),
  'prize over': all(
    withStamps(undefined, { completedAt, prize: { ...prize, validUntil: '2020-01-01' } }),
    passportPage,
  ),
  coming: all(
    restore,
    withTrail((trail) => ({ ...trail, startsOn: '2099-05-01', endsOn: '2099-06-01' })),
    passportPage,
  ),
  ended: all(
    withStamps(5),
    withTrail((trail) => ({ ...trail, endsOn: '2020-05-01', isOver: true })),
    passportPage,
  ),
  closed: all(
    withTrail((trail) => ({ ...trail, isOver: true })),
    passportPage,
  ),
  counting: all(
    restore,
    change('passports.progress', (own: PassportProgress) => ({ ...own, isCounting: true })),
    passportPage,
  ),
  'own stamps failing': all(restore, refuse('passports.progress'), passportPage),
  missing: all(restore, at('/trails/none-like-it')),
  failing: all(refuse('passports.byId'), passportPage),
  'offline, never loaded': all(restore, cut, passportPage),
};

const view = {
  ...{ status: 'valid', passportId: 'p', passportName: 'The Wick Walk', prize: 'A glass' },
  ...{ isWithdrawn: false, validUntil: '2099-05-01', redeemedAt: null, redeemedBy: null },
  person: { username: 'wick.walker', name: 'wick.walker', profileImage: null },
  ...{ timeZone: 'America/Chicago', undoUntil: null, left: 3, elsewhere: [] },
};
const redeemedAt = '2026-05-03T18:00:00.000Z';
const prizePage = at('/redeem?code=ABCD-2345');
const checked = (more: object): Scene =>
  all(restore, respond('passports.checkPrize', { ...view, ...more }), prizePage);

/** The page on which a brewery redeems prizes. */
export const redeem: Scenes = {
  'no code': at('/redeem'),
  'code too short': all(({ page }) => page.getByRole('textbox').fill('ABC'), tap('Check')),
  'no camera': tap('Scan the Code'),
  'wrong code': prizePage,
  'of another trail': all(
    refuse('passports.checkPrize', 'This prize is not handed out here.', 403, 'prize.notHere'),
    prizePage,
  ),
  'too many tries': all(
    refuse('passports.checkPrize', 'Too many wrong codes. Wait.', 429, 'prize.limit'),
    prizePage,
  ),
  valid: checked({}),
  redeemed: all(
    respond('passports.redeem', { ...view, redeemedAt, undoUntil: redeemedAt, left: 2 }),
    tap('Redeem'),
  ),
  'not undone': all(refuse('passports.undoRedemption'), tap(/^Undo/)),
  undone: all(checked({ status: 'redeemed', redeemedAt, undoUntil: redeemedAt }), async (stage) => {
    respond('passports.undoRedemption', view)(stage);
    await tap(/^Undo/)(stage);
  }),
  'redeemed before': checked({ status: 'redeemed', redeemedAt, redeemedBy: 'Wick House' }),
  expired: checked({ status: 'expired', validUntil: '2020-05-01' }),
  'none left here': checked({
    ...{ status: 'outOfStock', left: 0 },
    elsewhere: [{ id: 'b', name: 'Lamp House', city: 'Tulsa', left: 2 }],
  }),
  'none left': checked({ status: 'outOfStock', left: 0 }),
  withdrawn: checked({ isWithdrawn: true }),
  'not redeemed': all(checked({}), refuse('passports.redeem'), tap('Redeem')),
  'no brewery': all(restore, respond('users.ownedBreweries', []), at('/redeem')),
  'scanned by a fan': prizePage,
  'offline, never loaded': all(restore, cut, at('/redeem')),
};

/** The administrators' list of trails, and their form. */
export const adminTrails: Scenes = {
  full: at('/admin/trails'),
  none: all(
    respond('admin.passports.list', { passports: [], nextCursor: null }),
    at('/admin/trails'),
  ),
  failing: all(restore, refuse('admin.passports.list'), at('/admin/trails')),
  'new trail': all(restore, at('/admin/trails'), tap('Make a Trail')),
  incomplete: submit('Save as Draft'),
  'Edit Trail': all(at('/admin/trails'), tap("Edit The Lamplighter's Round")),
  'not saved': all(
    refuse('admin.passports.update'),
    ({ page }) => page.getByRole('dialog').getByLabel('What One Gets').fill('A badge'),
    submit('Save Changes'),
  ),
  'Close the trail?': all(restore, at('/admin/trails'), ({ page }) =>
    page.getByRole('button', { name: 'Close Trail' }).first().tap(),
  ),
  'not closed': all(refuse('admin.passports.setOpen'), submit('Close Trail', 'alertdialog')),
  'Withdraw the prize?': all(restore, at('/admin/trails'), ({ page }) =>
    page.getByRole('button', { name: 'Withdraw the Prize' }).first().tap(),
  ),
  'not withdrawn': all(
    refuse('admin.passports.update'),
    submit('Withdraw the Prize', 'alertdialog'),
  ),
};
