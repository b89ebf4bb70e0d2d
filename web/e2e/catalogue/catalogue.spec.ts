import type { Screen } from '@hoptrail/screens/screen';
import { screens as manifest } from '@hoptrail/screens/screens';
import { expect } from '@playwright/test';
import type { Account } from '../support/account.ts';
import { lampwick, standAt } from '../support/location.ts';
import { test } from '../support/people.ts';
import { comparePicture, type PicturesOf } from './compare-picture.ts';
import { expectTexts } from './expect-texts.ts';
import {
  type ListedState,
  NOT_REACHED,
  OF_THE_APP,
  readSpecTexts,
  readTexts,
} from './read-texts.ts';
import { type Member, type Scenes, type Stage, signedInAs } from './scene.ts';
import { breweries } from './scenes/breweries.ts';
import { brewery } from './scenes/brewery.ts';
import { breweryTools } from './scenes/brewery-tools.ts';
import { events, eventsTools } from './scenes/events.ts';
import { finder } from './scenes/finder.ts';
import { leaderboard, leaderboardTools } from './scenes/leaderboard.ts';
import { locationDialog } from './scenes/location-dialog.ts';
import { logbook, publicLogbook } from './scenes/logbook.ts';
import { bottomBar, gallery, lost } from './scenes/others.ts';
import { breweryDetails, ownerDashboard } from './scenes/owner.ts';
import { podcast, podcastTools } from './scenes/podcast.ts';
import { profile } from './scenes/profile.ts';
import { legacyEvent, specialEvent } from './scenes/special-event.ts';
import { adminTrails, redeem, trail, trails } from './scenes/trails.ts';
import { consoleLines, responses } from './scenes/unseen.ts';
import { weeklyEvents, weeklyEventsTools } from './scenes/weekly-events.ts';
import { welcome } from './scenes/welcome.ts';
import { yourBeers } from './scenes/your-beers.ts';
import { yourData } from './scenes/your-data.ts';
import { keepStill } from './still-page.ts';
import { openWire } from './wire.ts';

/** Journeys that take a picture of each state if `picturesOf` names an app. */
const catalogueTest = test.extend<{ picturesOf: PicturesOf | undefined }>({
  picturesOf: [undefined, { option: true }],
});

type Who = 'visitor' | Member;

/**
 * The catalogued screens, each with the person who opens it and the scenes that reach its states.
 */
const screens: Record<string, [Who, Scenes]> = {
  Welcome: ['visitor', welcome],
  'Location dialog': ['visitor', locationDialog],
  Profile: ['newcomer', profile],
  'Your logbook': ['newcomer', logbook],
  'Public logbook': ['member', publicLogbook],
  'Your beers': ['newcomer', yourBeers],
  Trails: ['member', trails],
  Trail: ['member', trail],
  'Your data': ['newcomer', yourData],
  'Nearby Breweries': ['member', breweries],
  Brewery: ['newcomer', brewery],
  'Brewery tools': ['admin', breweryTools],
  'Edit Brewery Details': ['owner', breweryDetails],
  Podcast: ['member', podcast],
  'Podcast tools': ['admin', podcastTools],
  Events: ['member', events],
  'Events tools': ['admin', eventsTools],
  'Weekly events': ['member', weeklyEvents],
  'Weekly events tools': ['admin', weeklyEventsTools],
  'Special event': ['member', specialEvent],
  'Legacy event': ['member', legacyEvent],
  Leaderboard: ['member', leaderboard],
  'Leaderboard tools': ['admin', leaderboardTools],
  'Owner dashboard': ['owner', ownerDashboard],
  'Redeem a prize': ['owner', redeem],
  'Trails of administrators': ['admin', adminTrails],
  Gallery: ['member', gallery],
  'Beer finder': ['member', finder],
  Lost: ['member', lost],
  'Bottom bar': ['owner', bottomBar],
  Console: ['admin', consoleLines],
  Responses: ['admin', responses],
};

const listed = readTexts();
const reached = listed.filter(({ screen }) => screen !== NOT_REACHED);

test('the list has every text of the specification and a scene for each of its states', () => {
  const texts = (states: ListedState[]) =>
    states
      .flatMap((one) => one.texts.map(({ part, text }) => `${part} ${text}`))
      .filter((line) => !line.startsWith(`${OF_THE_APP} `));
  const spec = readSpecTexts().map(({ part, text }) => `${part} ${text}`);
  expect(new Set(spec).size, 'duplicate texts').toBe(spec.length);
  expect([...new Set(texts(listed))].toSorted()).toEqual(spec.toSorted());

  const states = reached.map(({ screen, state }) => `${screen}: ${state}`);
  const scenes = Object.entries(screens).flatMap(([screen, [, ofScreen]]) =>
    Object.keys(ofScreen).map((state) => `${screen}: ${state}`),
  );
  expect(scenes.toSorted()).toEqual(states.toSorted());

  const named = Object.values<Screen>(manifest).flatMap(({ records }) => records.catalogue ?? []);
  expect(Object.keys(screens)).toEqual(expect.arrayContaining(named));
});

for (const [screen, [who, scenes]] of Object.entries(screens)) {
  catalogueTest(
    `${screen} shows its specified texts`,
    async ({ page, context, picturesOf, newAccount, member, owner, admin }) => {
      let newcomer: Promise<Account> | undefined;
      const accountOf = async (one: Member) => {
        if (one !== 'newcomer') return { member, owner, admin }[one];
        newcomer ??= newAccount();
        return await newcomer;
      };
      const stage: Stage = { page, context, wire: await openWire(page), accountOf };
      // Each state starts without stored responses and drafts.
      await context.addInitScript(() => {
        Reflect.defineProperty(window, 'indexedDB', { value: undefined });
        if (location.protocol === 'http:') sessionStorage.clear();
      });
      const openRequests = picturesOf ? await keepStill(context) : () => 0;
      if (who !== 'visitor') {
        await standAt(context, lampwick.position);
        await signedInAs(who, '/terms')(stage);
      }
      for (const [state, scene] of Object.entries(scenes)) {
        const texts = reached.find((one) => one.screen === screen && one.state === state)?.texts;
        await test.step(state, async () => {
          const show = async () => {
            const result = await scene(stage);
            return typeof result === 'string' ? result : '';
          };
          const check = async (elsewhere: string, expectTo?: typeof expect) =>
            await expectTexts(stage.page, texts ?? [], elsewhere, expectTo);
          if (!picturesOf) return await check(await show());
          const isLoaded = () => openRequests() <= stage.wire.heldCount();
          await comparePicture(`${screen} ${state}`, picturesOf, { stage, show, check, isLoaded });
        });
      }
    },
  );
}
