const WIDTH = 720;
const LABEL = 230;
const BAR = 12;
const GAP = 14;
const COLOURS = ['#80bc04', '#f4a020'];

export interface Chart {
  title: string;
  /** What a ratio of 1 stands for. */
  reference: string;
  /** The name of each bar of a group; the legend shows them if there are several. */
  bars: readonly string[];
  groups: readonly Group[];
}

interface Group {
  label: string;
  /** The length of each bar. */
  ratios: readonly number[];
}

/** Returns a bar chart (SVG) of ratios on a logarithmic scale, with a line at 1. */
export function chart({ title, reference, bars, groups }: Chart): string {
  const step = bars.length * BAR + GAP;
  const height = 56 + groups.length * step;
  const legend = bars.map(
    (name, index) =>
      `<rect x="${LABEL + index * 70}" y="12" width="12" height="12" fill="${COLOURS[index]}"/><text x="${LABEL + 18 + index * 70}" y="22">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12">
<title>${title}</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${bars.length > 1 ? legend.join('\n') : ''}
<line x1="${x(1)}" x2="${x(1)}" y1="36" y2="${height - 8}" stroke="#222" stroke-dasharray="3 3"/>
<text x="${x(1) + 4}" y="40">${reference}</text>
${groups.map((group, index) => drawn(group, 48 + index * step)).join('\n')}
</svg>
`;
}

function drawn({ label, ratios }: Group, y: number): string {
  const bars = ratios.map((ratio, index) => {
    const top = y + index * BAR;
    return `<rect x="${LABEL}" y="${top}" width="${Math.max(2, x(ratio) - LABEL)}" height="${BAR - 1}" fill="${COLOURS[index]}"/><text x="${x(ratio) + 4}" y="${top + 10}">${ratio.toFixed(2)}</text>`;
  });
  const middle = y + (ratios.length * BAR) / 2 + 3;
  return `<text x="${LABEL - 8}" y="${middle}" text-anchor="end">${label}</text>${bars.join('')}`;
}

/** Returns the x position of a ratio: 0.25 at the left, with equal steps for each doubling. */
function x(ratio: number): number {
  const doublings = Math.log2(Math.max(ratio, 0.25) / 0.25);
  return Math.min(WIDTH - 48, LABEL + doublings * 75);
}
