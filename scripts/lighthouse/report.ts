import { type Findings, type Lost, lost, type Measure, measures } from './measure.ts';

interface Report {
  /** By the screen's name. */
  screens: ReadonlyMap<string, Findings>;
  runs: number;
  /** What the numbers depend on, a line each. */
  conditions: readonly string[];
}

/** The findings as a page of Markdown. */
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
    'Written by `pnpm lighthouse`: the built app on the server in demo mode, each screen opened as',
    `the first one, with an empty cache; of ${runs} runs the one in the middle. Signed in where`,
    'needed, at a position in Oklahoma City. Lighthouse simulates a slow phone network and a slow',
    'processor from what it measured, so that a busy machine makes the numbers worse, never better.',
    '',
    ...conditions.map((condition) => `- ${condition}`),
    '',
    ...table(measures, rounded),
    '',
    '## Where the missing points of performance are',
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
