/**
 * Takes the pictures of a menu outside of the app from a running demo: a board and an embedded menu, at
 * 1280 x 720: `node lab/screens/menus.ts http://localhost:3000`. It connects a board, and ends it.
 */
import { join } from 'node:path';
import { exampleAddress } from '@hoptrail/screens/example-address';
import { openBrowser, signIn } from './phone.ts';
import { savePicture } from './save-picture.ts';

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const pictures = join(import.meta.dirname, '../../docs/screens');
const television = { width: 1280, height: 720 };
const id = exampleAddress('/brewery/$id').split('/').at(-1);

const browser = await openBrowser(television);
const owner = await browser.context.newPage();
await owner.goto(`${origin}/welcome`);
await signIn(owner, origin, 'owner@example.com');
const page = await browser.context.newPage();
await page.goto(`${origin}/board`);
const digits = await page.getByLabel(/^Digits: /).textContent();
const response = await owner.request.post(`${origin}/api/breweries/${id}/boards`, {
  data: { code: digits, name: 'Above the bar' },
});
const board = await response.json();
await page.getByRole('region').first().waitFor();
await page.evaluate('document.fonts.ready');
await savePicture(page, join(pictures, 'board.webp'));
await owner.request.delete(`${origin}/api/boards/${board.id}`);
await page.goto(`${origin}/embed/breweries/${id}`);
await savePicture(page, join(pictures, 'embed.webp'));
await browser.close();
