import { chart } from '../chart.ts';
import { serverMicros } from './compare.ts';
import type { Results } from './report.ts';

/** Returns a chart (SVG) of the ratios in the measured part of `lab/scale.md`. */
export function scaleChart({ reads, checkins, profile, instances }: Results): string {
  const rows: [label: string, ratio: number][] = [
    ...reads.map((row): [string, number] => [`${row.name}, to SQLite`, row.ratio]),
    ['check-ins, to a plain transaction', checkins.product.perSecond / checkins.bare.perSecond],
    ['own profile, to the bare server', serverMicros(profile.bare) / serverMicros(profile.product)],
    ...(instances ?? []).map((row): [string, number] => [
      `${row.name}: three instances, to one`,
      row.ratio,
    ]),
  ];
  return chart({
    title: 'Speed on PostgreSQL beside what each call is compared with, which is 1',
    reference: 'what it is compared with',
    bars: ['Hoptrail'],
    groups: rows.map(([label, ratio]) => ({ label, ratios: [ratio] })),
  });
}
