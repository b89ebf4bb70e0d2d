import type { APIResponse } from '@playwright/test';
import { sendPicture } from '../pictures.ts';
import { all, mend, refuse, type Scene, type Scenes, signedInAs, tap } from '../scene.ts';

/** @returns what the console says while a picture is sent, up to a line that begins like this */
const hear =
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

/** What the console says. */
export const consoleLines: Scenes = {
  'upload without a link': all(
    open,
    refuse('uploads.create', 'The server is tired.', 503),
    hear('Failed to get upload URL', send),
  ),
  'upload refused': all(mend, refuse('file', '', 502), hear('Image upload failed', send)),
  'upload not processed': all(
    mend,
    refuse('uploads.normalize'),
    hear('Failed to process uploaded image', send),
  ),
};

/** What the server says to a call, without the name of the field that it is about. */
const sentence = async (answer: APIResponse) => (await answer.json()).message.replace(/^\w+: /, '');

/** What the server says, whoever asks. */
export const answers: Scenes = {
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
