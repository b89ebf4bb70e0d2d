import type { PassportProgress, TrailDetail } from '@hoptrail/contracts/trails/trails';
import { exampleAddress } from '@hoptrail/screens/example-address';
import type { Page } from '@playwright/test';
import { chooseAction } from '../../support/forms.ts';
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
  none: all(respond('trails.list', []), respond('trails.mine', []), at('/trails')),
  loading: all(restore, hold('trails.list'), at('/trails')),
  failing: all(restore, refuse('trails.list'), at('/trails')),
  'offline, never loaded': all(restore, cut, at('/trails')),
};

const trailPage = at(exampleAddress('/trails/$id'));
const withTrail = (how: (trail: TrailDetail) => TrailDetail) => change('trails.byId', how);

/** The first stamps of a trail; without a number all that it takes. */
const withStamps =
  (count?: number, more: Partial<PassportProgress> = {}): Scene =>
  async ({ page, wire }) => {
    const trail: TrailDetail = await (await page.request.get(`/api/trails/${TRAIL}`)).json();
    const stamps = trail.breweries.slice(0, count ?? trail.stampsToComplete).map((one, index) => ({
      ...{ breweryId: one.id, breweryName: one.name, timeZone: 'America/Chicago' },
      ...{ stampedOn: '2026-05-02', stampedAt: `2026-05-02T20:0${index}:00.000Z` },
      way: 'position' as const,
    }));
    wire.change<PassportProgress>('trails.progress', (own) => ({
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
export const trail: Scenes = {
  empty: trailPage,
  partly: all(withStamps(7), trailPage),
  'a brewery closed': all(
    withTrail((trail) => ({
      ...trail,
      stampsToComplete: 7,
      notice: 'Spare Wheel Beer Hall has closed, so 7 stamps complete this trail instead of 8.',
      breweries: trail.breweries.map((one, index) => ({ ...one, isClosed: index === 4 })),
    })),
    trailPage,
  ),
  complete: all(restore, withStamps(undefined, { completedAt, prize }), trailPage),
  redeemed: all(
    withStamps(undefined, {
      completedAt,
      prize: { ...prize, redeemedAt: completedAt, redeemedBy: 'Wick House', houses: [] },
    }),
    trailPage,
  ),
  'no prizes left': all(
    withStamps(undefined, { completedAt, prize: { ...prize, houses: [] } }),
    trailPage,
  ),
  'prize over': all(
    withStamps(undefined, { completedAt, prize: { ...prize, validUntil: '2020-01-01' } }),
    trailPage,
  ),
  coming: all(
    restore,
    withTrail((trail) => ({ ...trail, startsOn: '2099-05-01', endsOn: '2099-06-01' })),
    trailPage,
  ),
  ended: all(
    withStamps(5),
    withTrail((trail) => ({ ...trail, endsOn: '2020-05-01', isOver: true })),
    trailPage,
  ),
  closed: all(
    withTrail((trail) => ({ ...trail, isOver: true })),
    trailPage,
  ),
  counting: all(
    restore,
    change('trails.progress', (own: PassportProgress) => ({ ...own, isCounting: true })),
    trailPage,
  ),
  'own stamps failing': all(restore, refuse('trails.progress'), trailPage),
  missing: all(restore, at('/trails/none-like-it')),
  failing: all(refuse('trails.byId'), trailPage),
  'offline, never loaded': all(restore, cut, trailPage),
};

const view = {
  ...{ status: 'valid', trailId: 'p', trailName: 'The Wick Walk', prize: 'A glass' },
  ...{ isWithdrawn: false, validUntil: '2099-05-01', redeemedAt: null, redeemedBy: null },
  person: { username: 'wick.walker', name: 'wick.walker', profileImage: null },
  ...{ timeZone: 'America/Chicago', undoUntil: null, left: 3, elsewhere: [] },
};
const redeemedAt = '2026-05-03T18:00:00.000Z';
const prizePage = at('/redeem?code=ABCD-2345');
const checked = (more: object): Scene =>
  all(restore, respond('trails.checkPrize', { ...view, ...more }), prizePage);

/** The page on which a brewery redeems prizes. */
export const redeem: Scenes = {
  'no code': at('/redeem'),
  'code too short': all(({ page }) => page.getByRole('textbox').fill('ABC'), tap('Check')),
  'no camera': tap('Scan the Code'),
  'wrong code': prizePage,
  'of another trail': all(
    refuse('trails.checkPrize', 'This prize is not handed out here.', 403, 'prize.notHere'),
    prizePage,
  ),
  'too many tries': all(
    refuse('trails.checkPrize', 'Too many wrong codes. Wait.', 429, 'prize.limit'),
    prizePage,
  ),
  valid: checked({}),
  redeemed: all(
    respond('trails.redeem', { ...view, redeemedAt, undoUntil: redeemedAt, left: 2 }),
    tap('Redeem'),
  ),
  'not undone': all(refuse('trails.undoRedemption'), tap(/^Undo/)),
  undone: all(checked({ status: 'redeemed', redeemedAt, undoUntil: redeemedAt }), async (stage) => {
    respond('trails.undoRedemption', view)(stage);
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
  'not redeemed': all(checked({}), refuse('trails.redeem'), tap('Redeem')),
  'no brewery': all(restore, respond('users.ownedBreweries', []), at('/redeem')),
  'scanned by a fan': prizePage,
  'offline, never loaded': all(restore, cut, at('/redeem')),
};

/** Other journeys add trails of their own. */
const lamplighters = (page: Page) =>
  page.getByRole('article').filter({ hasText: "The Lamplighter's Round" });

/** The administrators' list of trails, and their form. */
export const adminTrails: Scenes = {
  full: at('/admin/trails'),
  none: all(respond('admin.trails.list', { trails: [], nextCursor: null }), at('/admin/trails')),
  failing: all(restore, refuse('admin.trails.list'), at('/admin/trails')),
  'new trail': all(restore, at('/admin/trails'), tap('Make a Trail')),
  incomplete: submit('Save as Draft'),
  'Edit Trail': all(at('/admin/trails'), tap("Edit The Lamplighter's Round")),
  'not saved': all(
    refuse('admin.trails.update'),
    ({ page }) => page.getByRole('dialog').getByLabel('What One Gets').fill('A badge'),
    submit('Save Changes'),
  ),
  'Close the trail?': all(restore, at('/admin/trails'), ({ page }) =>
    chooseAction(lamplighters(page), 'Close Trail'),
  ),
  'not closed': all(refuse('admin.trails.setOpen'), submit('Close Trail', 'alertdialog')),
  'Withdraw the prize?': all(restore, at('/admin/trails'), ({ page }) =>
    chooseAction(lamplighters(page), 'Withdraw the Prize'),
  ),
  'not withdrawn': all(refuse('admin.trails.update'), submit('Withdraw the Prize', 'alertdialog')),
};
