import type { APIResponse } from '@playwright/test';
import { sendPicture } from '../pictures.ts';
import { all, refuse, restore, type Scene, type Scenes, signedInAs, tap } from '../scene.ts';

/**
 * Runs a scene.
 * @returns the lines of the console, up to one with this beginning
 */
const consoleOf =
  (beginning: string, scene: Scene): Scene =>
  async (stage) => {
    const lines: string[] = [];
    const line = stage.page.waitForEvent('console', (message) => {
      lines.push(message.text());
      return message.text().startsWith(beginning);
    });
    await scene(stage);
    await line;
    return lines.join('\n');
  };

const open = all(signedInAs('admin', '/leaderboard'), tap('Edit Header'));
const send = sendPicture('Upload Header Image');

/** Texts that only the console shows. */
export const consoleLines: Scenes = {
  'upload without a link': all(
    open,
    refuse('uploads.create', 'The server is tired.', 503),
    consoleOf('Failed to get upload URL', send),
  ),
  'upload refused': all(restore, refuse('file', '', 502), consoleOf('Image upload failed', send)),
  'upload not processed': all(
    restore,
    refuse('uploads.normalize'),
    consoleOf('Failed to process uploaded image', send),
  ),
};

/** Returns the message of a response without the name of its field. */
const sentence = async (response: APIResponse) =>
  (await response.json()).message.replace(/^\w+: /, '');

/** Messages of the server that no screen shows. */
export const responses: Scenes = {
  refused: async ({ page: { request } }) => {
    const refused = await Promise.all([
      request.post('/api/auth/send-code', { data: { email: 7 } }),
      request.post('/api/objects/normalize', { data: { url: '' } }),
      request.post('/api/beer-finder/search', {
        data: { beerStyles: ['IPA'], maxDistance: -1, userLatitude: 35, userLongitude: -97 },
      }),
      request.put('/api/global-settings/breweries-banner', {
        data: { bannerImageUrl: '/objects/uploads/none', bannerLinkUrl: 7 },
      }),
    ]);
    return (await Promise.all(refused.map(sentence))).join('\n');
  },
  brewery: async ({ page }) =>
    (await (await page.request.get('/api/breweries?q=Lampwick')).json())[0].type,
};
