import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const QUALITY = 80;

/** Saves what a page shows as a WebP file, and prints its name and size. */
export async function savePicture(page: Page, file: string): Promise<void> {
  const png = await page.screenshot();
  const { size } = await sharp(png).webp({ quality: QUALITY, effort: 6 }).toFile(file);
  console.log(`${basename(file)}: ${Math.round(size / 1000)} kB`);
}
