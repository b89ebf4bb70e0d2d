import type { Row } from './ratios.ts';
import { speed } from './report.ts';

const WIDTH = 720;
const LABEL = 230;
const BAR = 12;
const GAP = 14;
const ways = [
  ['REST', '#80bc04'],
  ['RPC', '#f4a020'],
] as const;

/**
 * Returns a chart (SVG) of the ratios to the bare server, on a logarithmic scale; the line is the
 * bare server.
 */
export function chart(tables: ReadonlyMap<number, readonly Row[]>): string {
  const rows = [...tables].flatMap(([breweries, list]) =>
    list.map((row) => ({ row, label: `${row.call.name}, ${breweries.toLocaleString('en-US')}` })),
  );
  const step = ways.length * BAR + GAP;
  const height = 56 + rows.length * step;
  const groups = rows.map(({ row, label }, index) => group(row, label, 48 + index * step));
  const legend = ways.map(
    ([way, colour], index) =>
      `<rect x="${LABEL + index * 70}" y="12" width="12" height="12" fill="${colour}"/><text x="${LABEL + 18 + index * 70}" y="22">${way}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12">
<title>Requests beside the bare server, which is 1</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${legend.join('\n')}
<line x1="${x(1)}" x2="${x(1)}" y1="36" y2="${height - 8}" stroke="#222" stroke-dasharray="3 3"/>
<text x="${x(1) + 4}" y="40">the bare server</text>
${groups.join('\n')}
</svg>
`;
}

function group(row: Row, label: string, y: number): string {
  const loads = { REST: row.rest, RPC: row.rpc };
  const bars = ways.map(([way, colour], index) => {
    const ratio = speed(row, loads[way]) / speed(row, row.bare);
    const top = y + index * BAR;
    return `<rect x="${LABEL}" y="${top}" width="${Math.max(2, x(ratio) - LABEL)}" height="${BAR - 1}" fill="${colour}"/><text x="${x(ratio) + 4}" y="${top + 10}">${ratio.toFixed(2)}</text>`;
  });
  return `<text x="${LABEL - 8}" y="${y + 15}" text-anchor="end">${label}</text>${bars.join('')}`;
}

/** Returns the x position of a ratio: 0.25 at the left, with equal steps for each doubling. */
function x(ratio: number): number {
  const doublings = Math.log2(Math.max(ratio, 0.25) / 0.25);
  return Math.min(WIDTH - 48, LABEL + doublings * 75);
}
