import { chart } from './chart.ts';
import type { Row } from './ratios.ts';
import { speed } from './report.ts';

/**
 * Returns a chart (SVG) of the ratios to the bare server, for each call and number of breweries.
 */
export function ratioChart(tables: ReadonlyMap<number, readonly Row[]>): string {
  return chart({
    title: 'Requests beside the bare server, which is 1',
    reference: 'the bare server',
    bars: ['REST', 'RPC'],
    groups: [...tables].flatMap(([breweries, rows]) =>
      rows.map((row) => ({
        label: `${row.call.name}, ${breweries.toLocaleString('en-US')}`,
        ratios: [row.rest, row.rpc].map((load) => speed(row, load) / speed(row, row.bare)),
      })),
    ),
  });
}
