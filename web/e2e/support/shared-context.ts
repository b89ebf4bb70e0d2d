import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { leaveApp } from './browser/browser-state.ts';

/** What journeys listen to. Playwright itself waits for other events, such as `close`. */
const EVENTS = [
  ...['request', 'requestfinished', 'requestfailed', 'response', 'framenavigated'],
  ...['dialog', 'console', 'pageerror', 'page'],
];

/** The caches of the service worker that hold images and maps; all others hold the files of the app. */
const IMAGE_CACHES = ['drawings', 'pictures', 'tiles'];

/** The context that the journeys of a worker share, one after the other. */
export interface SharedContext {
  /**
   * Returns the context with its page, in the state of a new browser but for the HTTP cache and what
   * `keepsApp` keeps.
   */
  open: (browser: Browser) => Promise<BrowserContext>;
  /** Removes what a journey left. */
  clear: (origin: string) => Promise<void>;
}

/**
 * Returns a context whose page lives as long as the worker: a new one costs a process that reads
 * and compiles all scripts again, half a second of the processor. Playwright's `reuseContext` also
 * empties the HTTP cache, which loses half of that.
 * @param keepsApp whether the service worker and the files of the app that it cached stay for the
 *   next journey: installing it costs two seconds of the processor
 */
export function sharedContext({ keepsApp = false } = {}): SharedContext {
  let shared: Shared | undefined;
  return {
    open: async (browser) => {
      if (!shared) {
        const context = await browser.newContext();
        const page = await context.newPage();
        const start = context.newCDPSession.bind(context);
        const startSession = async () => await start(page);
        // With a second session a page does not learn that it is offline when it is reloaded.
        const session = keepsApp ? undefined : await startSession();
        const viewport = page.viewportSize();
        const leftovers = leftoversOf(context, page);
        shared = { context, page, session, startSession, viewport, leftovers };
      }
      return shared.context;
    },
    clear: async (origin) => {
      if (!shared) return;
      const { context, page, leftovers } = shared;
      if (leftovers.isLasting() || page.isClosed() || !page.url().startsWith(`${origin}/`)) {
        shared = undefined;
        await context.close();
        return;
      }
      await leftovers.remove();
      await clearContext(shared, origin);
    },
  };
}

interface Shared {
  context: BrowserContext;
  page: Page;
  /** Missing if the service worker stays: `clear` then starts one for a moment. */
  session: CDPSession | undefined;
  startSession: () => Promise<CDPSession>;
  viewport: ReturnType<Page['viewportSize']>;
  leftovers: Leftovers;
}

/** What a journey adds to its context. */
interface Leftovers {
  remove: () => Promise<void>;
  /** Returns whether something cannot be removed, such as an installed clock. */
  isLasting: () => boolean;
}

/** Notes the scripts and sessions that journeys add from now on. */
function leftoversOf(context: BrowserContext, page: Page): Leftovers {
  const removals: (() => Promise<void>)[] = [];
  let isLasting = false;

  for (const target of [context, page]) {
    const add = target.addInitScript.bind(target);
    target.addInitScript = async (...script) => {
      const added = await add(...script);
      removals.push(() => added.dispose());
      return added;
    };
    const expose = target.exposeFunction.bind(target);
    target.exposeFunction = async (...named) => {
      isLasting = true;
      return await expose(...named);
    };
  }
  for (const clock of new Set([context.clock, page.clock])) {
    for (const change of ['setFixedTime', 'setSystemTime', 'pauseAt'] as const) {
      const set = clock[change].bind(clock);
      clock[change] = async (time) => {
        isLasting = true;
        await set(time);
      };
    }
    const install = clock.install.bind(clock);
    clock.install = async (options) => {
      isLasting = true;
      await install(options);
    };
  }
  const start = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await start(target);
    // Those of other pages end with them.
    if (target === page) removals.push(() => session.detach());
    return session;
  };
  return {
    remove: async () => {
      for (const removal of removals.splice(0)) await removal();
    },
    isLasting: () => isLasting,
  };
}

async function clearContext(shared: Shared, origin: string) {
  const { context, page, viewport } = shared;
  const keepsApp = shared.session === undefined;
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const target of [context, page]) {
    for (const event of EVENTS) target.removeAllListeners(event);
    await target.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await context.setOffline(false);
  await context.clearPermissions();
  await context.setGeolocation(null);
  if (viewport) await page.setViewportSize(viewport);
  await leaveApp(page, origin);
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  const storageTypes = 'local_storage,indexeddb,file_systems';
  if (keepsApp) await removeImages(page);
  const session = shared.session ?? (await shared.startSession());
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: keepsApp ? storageTypes : `${storageTypes},cache_storage`,
  });
  await session.send('Page.resetNavigationHistory');
  if (keepsApp) await session.detach();
}

/** Removes the images and parts of maps that the service worker cached. */
async function removeImages(page: Page) {
  await page.evaluate(async (names) => {
    for (const name of names) await caches.delete(name);
  }, IMAGE_CACHES);
}
