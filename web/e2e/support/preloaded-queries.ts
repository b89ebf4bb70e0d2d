import type { BrowserContext } from '@playwright/test';

const PRELOADED_QUERIES = /<script type="application\/json" id="preloaded-queries">.*?<\/script>/s;

/** Removes the preloaded data from pages, so that the app fetches it. */
export async function withoutPreloadedQueries(context: BrowserContext) {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return await route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(PRELOADED_QUERIES, '') });
  });
}
