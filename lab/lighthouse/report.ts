import { type Findings, type Lost, lost, type Measure, measures } from './measure.ts';

interface Report {
  /** The results by the screen's name. */
  screens: ReadonlyMap<string, Findings>;
  runs: number;
  /** The conditions of the measurement, one line each. */
  conditions: readonly string[];
}

/** Returns the results as a page of Markdown. */
export function markdown({ screens, runs, conditions }: Report): string {
  const table = <Column extends Measure | Lost>(
    columns: readonly Column[],
    text: (column: Column, value: number) => string,
  ) => [
    line(['Screen', ...columns]),
    line(['---', ...columns.map(() => '---:')]),
    ...[...screens].map(([name, findings]) =>
      line([name, ...columns.map((column) => text(column, findings[column]))]),
    ),
  ];
  return [
    '# Lighthouse on phone settings',
    '',
    'Written by `pnpm lab lighthouse`. It opens each screen of the built app as the first page, with an empty',
    'cache, signed in where needed, at a position in Oklahoma City, on a server in demo mode. The tables have',
    `the run with the median performance of ${runs}. Lighthouse simulates a slow phone network and a slow processor`,
    'from what it measures, so a busy machine makes the numbers worse, never better.',
    '',
    ...conditions.map((condition) => `- ${condition}`),
    '',
    ...table(measures, rounded),
    '',
    '## Points of performance lost to each metric',
    '',
    ...table(lost, (_column, value) => value.toFixed(1)),
    '',
  ].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function rounded(measure: Measure, value: number): string {
  if (measure === 'layout shift') return value.toFixed(3);
  if (measure.endsWith(' s')) return value.toFixed(1);
  return String(Math.round(value));
}
