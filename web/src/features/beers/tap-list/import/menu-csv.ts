import type { Beer } from '@hoptrail/contracts/beers/beers';
import { csvLine } from '@hoptrail/contracts/lib/text/csv';
import type { Menu } from '../../beer-line.tsx';
import { type BeerField, beerForm } from '../beer-values.ts';
import { priceLabels } from '../price-labels.ts';

/**
 * Returns a tap list as CSV with a header, as `readMenu()` reads it. A text that a spreadsheet would run
 * as a formula gets an apostrophe before it.
 */
export function menuCsv(beers: readonly Beer[], menu: Menu): string {
  const labels = { ...beerForm.labels, ...priceLabels(menu) };
  const fields = Object.keys(labels) as BeerField[];
  const lines = beers.map((beer) => {
    const values = beerForm.values(beer);
    return csvLine(fields.map((field) => values[field]));
  });
  return csvLine(fields.map((field) => labels[field])) + lines.join('');
}
