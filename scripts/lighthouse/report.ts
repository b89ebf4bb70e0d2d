import { type Findings, type Measure, measures } from './measure.ts';

interface Report {
  /** By the screen's name. */
  screens: ReadonlyMap<string, Findings>;
  runs: number;
  /** What the numbers depend on, a line each. */
  conditions: readonly string[];
}

/** The findings as a page of Markdown. */
export function markdown({ screens, runs, conditions }: Report): string {
  const rows = [...screens].map(([name, findings]) => [
    name,
    ...measures.map((measure) => rounded(measure, findings[measure])),
  ]);
  return [
    '# Lighthouse on phone settings',
    '',
    'Written by `pnpm lighthouse`: the built app on the server in demo mode, each screen opened as',
    `the first one, with an empty cache; medians of ${runs} runs. Signed in where needed, at a`,
    'position in Oklahoma City. Lighthouse simulates a slow phone network and a slow processor from',
    'what it measured, so that a busy machine makes the numbers worse, never better.',
    '',
    ...conditions.map((condition) => `- ${condition}`),
    '',
    line(['Screen', ...measures]),
    line(['---', ...measures.map(() => '---:')]),
    ...rows.map(line),
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
