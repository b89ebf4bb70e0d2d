import { exampleAddress } from '@hoptrail/screens/example-address';
import type { Audience, Screen } from '@hoptrail/screens/screen';
import { screens } from '@hoptrail/screens/screens';
import { expect, type Page, type Response } from '@playwright/test';
import { savesData } from '../support/browser/saves-data.ts';
import { storedResponses } from '../support/browser/stored-responses.ts';
import { adminTest, memberTest, ownerTest, test } from '../support/people.ts';
import { expectGoodScreen, expectNoOverflow, standsStill } from '../support/screen.ts';

const testsFor: Readonly<Record<Audience, typeof test>> = {
  visitor: test,
  fan: memberTest,
  owner: ownerTest,
  admin: adminTest,
};

/** Forms that fetch their entity once more, and a screen whose state changes in the background. */
const REFETCHES = ['/brewery/$id/edit', '/brewery/$id/location', '/your-data'];

const PRELOADED = 'the preloaded queries, each with at most 40,000 characters of JSON';

/** The largest picture of a screen, in the page that the server sends. */
const HERO = /<img src="[^"]+"[^>]* fetchPriority="high"/;

/**
 * One test for each screen of the manifest, so that a new screen is tested without a new line here.
 */
for (const [path, screen] of Object.entries<Screen>(screens)) {
  testsFor[screen.audience](
    `${path} has title and data and is accessible`,
    { tag: '@core' },
    async ({ page }) => {
      await savesData(page);
      const requests = queriesOf(page);
      const response = await page.goto(exampleAddress(path));
      expect(response?.status()).toBe(200);
      await standsStill(page);
      await page.waitForLoadState('networkidle');

      await expectTitles(page, response, screen);
      if (screen.hero) expect(await response?.text(), 'the hero image in the page').toMatch(HERO);
      const preload = Object.keys(screen.preload ?? {});
      expect(await queriesIn(response), PRELOADED).toEqual(preload);
      const repeated = requests.filter((name) => preload.includes(name));
      if (!REFETCHES.includes(path))
        expect(repeated, 'preloaded queries that are fetched again').toEqual([]);
      if (screen.offline) await expectStored(page, preload);
      const isMembers = screen.audience === 'fan' || screen.audience === 'owner';
      const mayAsk = preload.length > 0 || screen.later || !isMembers;
      if (!mayAsk) expect(requests, 'queries that the manifest does not preload').toEqual([]);

      const heading = page.getByRole('heading').first();
      await expectGoodScreen(page, async () => await expect(heading).toBeVisible());
      await expectNoOverflow(page, path);
      const tabs = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
      await expect(tabs, 'the current tab').toHaveCount(screen.audience === 'visitor' ? 0 : 1);
    },
  );
}

/** Returns the procedures that the app calls from now on. */
function queriesOf(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const [, names] = /\/trpc\/([^?]+)/.exec(request.url()) ?? [];
    if (names) requests.push(...names.split(','));
  });
  return requests;
}

async function expectTitles(page: Page, response: Response | null, screen: Screen) {
  const [, sent] = /<title>(.*?)<\/title>/.exec((await response?.text()) ?? '') ?? [];
  const full = (title: string) => (title ? `${title} · Hoptrail` : 'Hoptrail');
  if (screen.isAboutSubject) {
    expect(sent).toMatch(/^.+ · Hoptrail$/);
    await expect(page).toHaveTitle(sent?.replaceAll('&amp;', '&').replaceAll('&apos;', "'") ?? '');
  } else {
    expect(sent).toBe(full(screen.linkTitle ?? screen.title));
    await expect(page).toHaveTitle(full(screen.title));
  }
}

/** Returns the procedures whose responses the page contains. */
async function queriesIn(response: Response | null): Promise<string[]> {
  const [, json] =
    /id="preloaded-queries">(.*?)<\/script>/s.exec((await response?.text()) ?? '') ?? [];
  const data: { responses: { path: string }[] } = JSON.parse(json ?? '{"responses":[]}');
  return data.responses.map(({ path }) => path);
}

async function expectStored(page: Page, names: readonly string[]) {
  await expect
    .poll(async () => (await storedResponses(page)).map(({ procedure }) => procedure))
    .toEqual(expect.arrayContaining([...names]));
}
