import { exampleAddress } from '@hoptrail/screens/example-address';
import type { Audience, Screen } from '@hoptrail/screens/screen';
import { screens } from '@hoptrail/screens/screens';
import { expect, type Page } from '@playwright/test';
import { aFewStreetsAway, standAt } from '../support/location.ts';
import { adminTest, memberTest, ownerTest, type test } from '../support/people.ts';
import { appOf, standsStill } from '../support/screen.ts';

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const SHORT_MONTHS = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/** What a German phone never shows. */
const AMERICAN = [
  /\d (mi|ft|miles|feet)\b/,
  /\b\d{1,2}:\d\d\s?[AP]M\b/i,
  new RegExp(`\\b(${MONTHS}|${SHORT_MONTHS}) \\d{1,2}(?!\\d)`),
  /(^|[^\d.,])\d{1,3},\d{3}(?!\d)/,
  /\d\.\d\d?% ABV/,
];

/** What the screens of a fan show, each at least once. */
const GERMAN = {
  distance: /\d,\d km\b/,
  time: /\b([01]\d|2[0-3]):[0-5]\d\b/,
  date: new RegExp(`\\b\\d{1,2} (${MONTHS}) 20\\d\\d\\b`),
  'short date': new RegExp(`\\b\\d{1,2} (${SHORT_MONTHS}|May)\\b`),
  thousands: /\b\d\.\d{3}\b/,
  strength: /\d,\d\d?% ABV/,
};

const visits: readonly [typeof test, Audience][] = [
  [memberTest, 'fan'],
  [ownerTest, 'owner'],
  [adminTest, 'admin'],
];

for (const [personTest, audience] of visits) {
  personTest.describe(`a German browser in Berlin, every screen of ${audience}`, () => {
    personTest.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });
    personTest(
      'shows dates, times, numbers and distances as in Germany',
      async ({ page, context }) => {
        await standAt(context, aFewStreetsAway);
        const all: string[] = [];
        for (const [path, screen] of Object.entries<Screen>(screens)) {
          if (screen.audience !== audience) continue;
          await page.goto(exampleAddress(path));
          const texts = await textsOf(page);
          const isAmerican = (text: string) => AMERICAN.some((format) => format.test(text));
          // The history has values as they were typed.
          if (path !== '/admin/history') {
            expect.soft(texts.filter(isAmerican), path).toEqual([]);
          }
          all.push(...texts);
        }
        if (audience !== 'fan') return;
        await page.goto('/beer-finder?styles=Stout,IPA');
        await page.getByRole('button', { name: 'Find Delicious Beer' }).tap();
        await expect(page.getByRole('heading', { name: /Recommended Beers/ })).toBeVisible();
        const text = [...all, ...(await textsOf(page))].join('\n');
        for (const [what, format] of Object.entries(GERMAN)) expect(text, what).toMatch(format);
      },
    );
  });
}

/** Returns the lines of text on the screen, once it has loaded. */
async function textsOf(page: Page): Promise<string[]> {
  await expect(appOf(page)).toBeAttached();
  await standsStill(page);
  await page.waitForLoadState('networkidle');
  const texts = await page.getByRole('main').allInnerTexts();
  return texts.flatMap((text) => text.split('\n')).map((line) => line.trim());
}
