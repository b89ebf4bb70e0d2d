import { buffer } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import {
  makeSwarmCheckin,
  makeUntappdRow,
  swarmJson,
  untappdCsv,
  untappdJson,
} from '../../../api/src/testing/factories/other-apps.ts';
import { filesOfZip, zipOf } from '../../../api/src/testing/zip.ts';
import { dialogOf } from '../support/forms.ts';
import { test } from '../support/people.ts';
import { appOf, expectGoodScreen } from '../support/screen.ts';
import { arrive } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

/** Lampwick, as other apps have it. */
const LAMPWICK = { venue_name: 'Lampwick Brewing', venue_lat: '', venue_lng: '' } as const;

test.beforeEach(async ({ page, newAccount }) => {
  await arrive(page, await newAccount());
});

test('a person downloads everything about them and counts the rows', { tag: '@core' }, async ({
  page,
}) => {
  const { id } = (await (await page.request.get('/api/auth/me')).json()).user;
  const all: { id: string; latitude: number | null }[] = await (
    await page.request.get('/api/breweries')
  ).json();
  // Another journey may have just created one without a place.
  const breweries = all.filter(({ latitude }) => latitude !== null).slice(0, 3);
  for (const { id: breweryId } of breweries) {
    const note = { notes: `=1+1, at ${breweryId}` };
    const saved = await page.request.put(`/api/breweries/${breweryId}/notes`, { data: note });
    expect(saved.status()).toBe(200);
    await page.request.put(`/api/users/${id}/favorites`, { data: { breweryId } });
  }
  const checkin = { userId: id, breweryId: breweries[0]?.id, notes: '=1+1' };
  expect((await page.request.post('/api/checkins', { data: checkin })).status()).toBe(200);

  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  await dialogOf(page, 'Edit Profile').getByRole('link', { name: 'Your Data' }).tap();
  await expect(page.getByRole('heading', { name: 'Your Data' })).toBeVisible();
  await expectGoodScreen(page, () =>
    expect(page.getByRole('button', { name: 'Download My Data' })).toBeEnabled(),
  );
  const button = page.getByRole('button', { name: 'Download My Data' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.tap()]);
  expect(download.suggestedFilename()).toMatch(/^hoptrail-guest_.+\.zip$/);

  const files = await filesOfZip(await buffer(await download.createReadStream()));
  const rowsOf = (name: string) => JSON.parse(String(files.get(`data/${name}.json`)));
  expect(rowsOf('users')).toMatchObject([{ id }]);
  expect(rowsOf('brewery_notes')).toHaveLength(3);
  expect(rowsOf('user_favorites')).toHaveLength(3);
  expect(rowsOf('check_ins')).toHaveLength(1);
  const lines = String(files.get('checkins.csv')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,'=1+1,`);
  expect(String(files.get('visits.gpx')).match(/<wpt /g)).toHaveLength(1);
  expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(1);
});

test('a person imports Untappd’s CSV, and sees what did not match', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/your-data');
  const rows = [
    makeUntappdRow(LAMPWICK),
    makeUntappdRow({ ...LAMPWICK, beer_name: '=cmd()', rating_score: 4.1 }),
    makeUntappdRow({
      venue_name: 'Kiez Bar',
      created_at: '2024-02-01 20:12:00',
      venue_city: 'Berlin',
      venue_state: '',
      venue_country: 'Germany',
      venue_lat: 52.5,
      venue_lng: 13.4,
    }),
    makeUntappdRow({ rating_score: 9 }),
  ];
  await choose(page, 'untappd.csv', untappdCsv(rows));
  const card = page.getByRole('article', { name: 'untappd.csv' });
  await expect(card.getByText('new check-ins')).toBeVisible();
  await expect(card.getByRole('definition').first()).toHaveText('3');
  await expectGoodScreen(page, () => expect(card.getByText('at other places')).toBeVisible());

  const visits = page.getByRole('region', { name: 'Imported Visits' });
  await expect(visits.getByRole('heading', { level: 3 })).toHaveText([/Lampwick/, 'Kiez Bar']);
  await expect(visits.getByText('4.1')).toBeVisible();
  await card.getByRole('button', { name: 'Other Places' }).tap();
  await expect(dialogOf(page, 'Other places').getByRole('listitem')).toHaveText([
    /Kiez Bar.*Berlin, Germany.*1/,
  ]);
  await page.goBack();
  await card.getByRole('button', { name: '1 Left Out' }).tap();
  await expect(dialogOf(page, 'Left out').getByRole('listitem')).toHaveText([
    'line 5: the rating "9" is not one from 0 to 5',
  ]);
  await page.goBack();

  await choose(page, 'again.csv', untappdCsv(rows));
  const again = page.getByRole('article', { name: 'again.csv' });
  await expect(again.getByText('were here before')).toBeVisible();
  await expect(again.getByRole('definition')).toHaveText(['0', '3']);

  await card.getByRole('button', { name: 'Remove Import' }).tap();
  const confirmation = page.getByRole('alertdialog', { name: 'Remove this import?' });
  await confirmation.getByRole('button', { name: 'Remove Import' }).tap();
  await expectToast(page, 'Import removed');
  await expect(card).toBeHidden();
  await expect(visits).toBeHidden();
});

test('a person imports Untappd’s JSON and Swarm’s zip', async ({ page }) => {
  await page.goto('/your-data');
  const rows = [makeUntappdRow(LAMPWICK), makeUntappdRow({ ...LAMPWICK, rating_score: 4.1 })];
  await choose(page, 'untappd.json', untappdJson(rows));
  const untappd = page.getByRole('article', { name: 'untappd.json' });
  await expect(untappd.getByRole('definition').first()).toHaveText('2');
  const zip = await zipOf({
    'checkins1.json': swarmJson([makeSwarmCheckin(), makeSwarmCheckin()]),
    'checkins2.json': swarmJson([makeSwarmCheckin({ createdAt: '2020-05-01 20:00:00.000000' })]),
    'pix/1.jpg': 'a picture',
  });
  await choose(page, 'swarm.zip', zip);
  const swarm = page.getByRole('article', { name: 'swarm.zip' });
  await expect(swarm.getByRole('definition').first()).toHaveText('3');
  const { visits } = await (await page.request.get('/api/personal-data/visits')).json();
  expect(visits).toHaveLength(3);
  expect(visits[1].beers.length + visits[0].beers.length + visits[2].beers.length).toBe(2);
  const { user } = await (await page.request.get('/api/auth/me')).json();
  expect(user.checkins).toBe(0);

  await page.goto('/logbook');
  await page.getByRole('link', { name: 'See your imported visits' }).tap();
  await expect(page.getByRole('article').getByText('Not verified')).toHaveCount(3);
  await expect(page.getByRole('article').getByText('From Swarm')).toHaveCount(2);
  await expectGoodScreen(page, () => expect(page.getByText('4.1')).toBeVisible());
});

test('a file of something else is refused with a sentence', async ({ page }) => {
  await page.goto('/your-data');
  await choose(page, 'notes.txt', 'Dear diary');
  const card = page.getByRole('article', { name: 'notes.txt' });
  await expect(card.getByRole('alert')).toContainText(
    'neither an export of Untappd (CSV or JSON) nor one of Swarm',
  );
  await choose(page, 'empty.csv', '');
  await expect(page.getByText('The file is empty.')).toBeVisible();
});

async function choose(page: Page, name: string, content: string | Buffer) {
  // Not that of the prerendered shell, which does nothing.
  await appOf(page)
    .getByLabel('Choose a File')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}
