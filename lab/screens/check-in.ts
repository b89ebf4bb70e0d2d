/// <reference lib="dom" />
/**
 * Records a check-in in a running demo as the animation `docs/screens/check-in.webp`, and the sheet
 * after it as `after-check-in.webp`: `node lab/screens/check-in.ts http://localhost:3000`. It advances the page's
 * time frame by frame, so that the animation is smooth on a slow machine too.
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { leaveLocationDialog, oklahomaCity, openBrowser, signIn } from './phone.ts';
import { savePicture } from './save-picture.ts';

const origin = process.argv[2] ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '../../docs/screens');
const file = join(folder, 'check-in.webp');
const FRAME_MS = 60;
const FRAMES = 55;
/** How long the animation shows the page before the tap, and at the end. */
const STILL_MS = 1200;
const WIDTH_PX = 300;
const QUALITY = 74;

const phone = await openBrowser();
const page = await phone.context.newPage();
await page.clock.install();
await page.goto(`${origin}/welcome`);
await signIn(page, origin, 'fan@example.com');
const near = `lat=${oklahomaCity.latitude}&lng=${oklahomaCity.longitude}&limit=1`;
const [brewery] = await (await page.request.get(`${origin}/api/breweries?${near}`)).json();
await phone.context.setGeolocation(brewery.location ?? oklahomaCity);
await page.goto(`${origin}/brewery/${brewery.id}`);
const button = page.getByRole('button', { name: 'Check In', exact: true });
await button.waitFor();
await leaveLocationDialog(page);
await page.waitForLoadState('networkidle');

const frames = [{ png: await page.screenshot(), ms: STILL_MS }];
await page.clock.pauseAt(Date.now() + 1000);
const celebration = page.getByRole('status').filter({ hasText: brewery.name });
await button.tap();
while (!(await celebration.isVisible())) await page.clock.runFor(FRAME_MS);
for (let count = 0; count < FRAMES; count++) {
  await page.clock.runFor(FRAME_MS);
  await stepAnimations(page, FRAME_MS);
  frames.push({ png: await page.screenshot(), ms: FRAME_MS });
}
frames.push({ png: await page.screenshot(), ms: STILL_MS });

await page.clock.resume();
await page.getByRole('dialog').getByRole('heading', { name: brewery.name }).waitFor();
await page.waitForLoadState('networkidle');
await page.getByText('Check-in successful!').waitFor({ state: 'hidden' });
await savePicture(page, join(folder, 'after-check-in.webp'));
await phone.close();

const { size } = await sharp(
  await Promise.all(frames.map(({ png }) => sharp(png).resize(WIDTH_PX).png().toBuffer())),
  { join: { animated: true } },
)
  .webp({ quality: QUALITY, effort: 6, delay: frames.map(({ ms }) => ms), loop: 0 })
  .toFile(file);
console.log(`${file}: ${Math.round(size / 1000)} kB, ${frames.length} frames`);

/** Advances all CSS animations of the page to the page's clock. */
async function stepAnimations(page: Page, ms: number): Promise<void> {
  await page.evaluate((step) => {
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'finished') continue;
      const at = animation.playState === 'paused' ? Number(animation.currentTime) : 0;
      animation.pause();
      animation.currentTime = at + step;
      const end = animation.effect?.getComputedTiming().endTime;
      if (typeof end === 'number' && at + step >= end) animation.finish();
    }
  }, ms);
}
