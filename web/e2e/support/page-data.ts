import type { BrowserContext } from '@playwright/test';

const PAGE_DATA = /<script type="application\/json" id="page-data">.*?<\/script>/s;

/** Removes the preloaded data from pages, so that the app fetches it. */
export async function withoutPageData(context: BrowserContext) {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return await route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(PAGE_DATA, '') });
  });
}
