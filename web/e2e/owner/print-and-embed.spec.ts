import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { createBrewery } from '../support/breweries.ts';
import { dialogOf } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen, expectNoOverflow } from '../support/screen.ts';

const run = promisify(execFile);

/** Points, as PDF counts. */
const A4 = [595, 842];
const LETTER = [612, 792];

async function addMenu(page: Page, name: string) {
  const { id } = await createBrewery(page.request, { name });
  const sizes = [{ price: 'priceLarge', name: 'Pint' }];
  const prices = { servingSizes: sizes, currency: 'EUR' };
  await page.request.put(`/api/breweries/${id}/beers/prices`, { data: prices });
  for (let nth = 1; nth <= 30; nth += 1) {
    const beer = { beerName: `Paper Ale ${nth}`, beerStyle: 'IPA', priceLarge: '6.5' };
    const data = { ...beer, section: nth > 20 ? 'cans' : 'draft', isGlutenFree: nth === 30 };
    await page.request.post(`/api/breweries/${id}/beers`, { data });
  }
  return id;
}

/** Returns the sizes of the pages of a PDF in points. */
function pagesOf(pdf: Buffer): number[][] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g);
  return [...boxes].map(([, width, height]) => [Number(width), Number(height)].map(Math.round));
}

/** Returns the text of a PDF; undefined where `pdftotext` of poppler is not installed. */
async function textOf(path: string): Promise<string | undefined> {
  try {
    return (await run('pdftotext', ['-layout', path, '-'])).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

adminTest(
  'a menu and a poster are printed on both papers',
  { tag: '@core' },
  async ({ page }, info) => {
    const id = await addMenu(page, 'Paper Mill Brewing');
    await page.goto(`/brewery/${id}/beers`);
    await page.getByRole('link', { name: 'Print' }).tap();
    const sheet = page.getByRole('article', { name: 'Menu' });
    await expect(sheet).toContainText('Paper Ale 30');
    await expectGoodScreen(page, () => expect(sheet).toBeVisible());
    await expectNoOverflow(page, 'print');

    const print = async (name: string) => {
      const path = info.outputPath(`${name}.pdf`);
      return { path, pages: pagesOf(await page.pdf({ path, preferCSSPageSize: true })) };
    };
    await page.getByRole('button', { name: 'A4' }).tap();
    const menu = await print('menu');
    expect(menu.pages).toEqual([A4, A4]);
    await page.getByRole('button', { name: 'US Letter' }).tap();
    expect((await print('letter')).pages).toEqual([LETTER, LETTER]);

    await page.getByRole('button', { name: 'Poster' }).tap();
    await expect(page.getByRole('img', { name: /^QR code to the page/ })).toBeVisible();
    const poster = await print('poster');
    expect(poster.pages).toEqual([LETTER]);
    await page.getByRole('button', { name: 'A4' }).tap();
    expect((await print('poster-a4')).pages).toEqual([A4]);

    const [text, call] = [await textOf(menu.path), await textOf(poster.path)];
    if (text === undefined || call === undefined) {
      info.annotations.push({ type: 'left out', description: 'texts: pdftotext is not installed' });
      return;
    }
    for (const part of [
      'Paper Mill Brewing',
      'On draft',
      'Cans',
      'Gluten-free',
      'Pint\u00a0€6.50',
    ]) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(part.replaceAll('\u00a0', ' '));
    }
    for (let nth = 1; nth <= 30; nth += 1) expect(text).toContain(`Paper Ale ${nth}`);
    // Nothing of the app around the sheet.
    for (const other of ['Podcast', 'US Letter', 'Tap List']) expect(text).not.toContain(other);
    expect(call).toContain(`/brewery/${id}`);
  },
);

adminTest(
  'a menu is copied into another web site, which shows it in a frame and reads its JSON',
  { tag: '@core' },
  async ({ page, context }) => {
    const id = await addMenu(page, 'Window Seat Brewing');
    await page.goto(`/brewery/${id}/beers`);
    await page.getByRole('button', { name: 'Website' }).tap();
    const dialog = dialogOf(page, 'Menu in Your Website');
    await expect(
      dialog.frameLocator('iframe').getByText('Paper Ale 1', { exact: true }),
    ).toBeVisible();
    await expectGoodScreen(page, () => expect(dialog).toBeVisible());
    await dialog.getByRole('button', { name: 'Dark' }).tap();
    const snippet = await dialog.getByLabel('For your page').inputValue();
    expect(snippet).toContain('?theme=dark');
    const json = await dialog.getByLabel(/JSON/).inputValue();

    const site = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(`<h1>Our site</h1>${snippet}`);
    });
    await new Promise<void>((done) => site.listen(0, done));
    const address = site.address();
    if (typeof address !== 'object' || !address) throw new Error('The other site does not listen.');
    const other = await context.newPage();
    await other.goto(`http://localhost:${address.port}/`);
    const frame = other.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Window Seat Brewing' })).toBeVisible();
    await expect(frame.getByText('Pint €6.50').first()).toBeVisible();
    const read = await other.evaluate(async (url) => await (await fetch(url)).json(), json);
    expect(read.beers).toHaveLength(30);

    const data = { hours: 'Every day from noon', hasOwnHours: true };
    await page.request.put(`/api/breweries/${id}`, { data });
    await other.reload();
    await expect(frame.getByText('Every day from noon')).toBeVisible();
    await other.close();
    site.close();
  },
);
