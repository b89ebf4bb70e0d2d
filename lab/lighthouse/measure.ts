import lighthouse from 'lighthouse';
import type { Page } from 'puppeteer-core';

/** The results of Lighthouse for one load of a page. */
export type Findings = Readonly<Record<Measure | Lost, number>>;

const audits = {
  'LCP s': 'largest-contentful-paint',
  'FCP s': 'first-contentful-paint',
  'blocking ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
  kB: 'total-byte-weight',
} as const;
const categories = {
  Performance: 'performance',
  Accessibility: 'accessibility',
  'Best practices': 'best-practices',
  SEO: 'seo',
} as const;
export type Measure = keyof typeof categories | keyof typeof audits;
export const measures = [...keysOf(categories), ...keysOf(audits)] as const;

/** The metrics of the performance score. */
const metrics = {
  LCP: 'largest-contentful-paint',
  FCP: 'first-contentful-paint',
  blocking: 'total-blocking-time',
  'speed index': 'speed-index',
  shift: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof metrics;
/** The points of the performance score that a metric costs. */
export type Lost = `lost to ${Metric}`;
export const lost = keysOf(metrics).map((metric): Lost => `lost to ${metric}`);

/** The factor from Lighthouse's unit of a measure to the unit of the page. */
const units: Readonly<Record<Measure, number>> = {
  Performance: 100,
  Accessibility: 100,
  'Best practices': 100,
  SEO: 100,
  'LCP s': 1 / 1000,
  'FCP s': 1 / 1000,
  'blocking ms': 1,
  'layout shift': 1,
  kB: 1 / 1000,
};

/**
 * Loads a page with Lighthouse's phone settings and an empty cache.
 * @param tries the number of attempts: on a busy machine Lighthouse sometimes misses the paint
 * @throws Error when all attempts fail
 */
export async function findingsOf(page: Page, address: string, tries = 3): Promise<Findings> {
  const flags = { logLevel: 'error', onlyCategories: Object.values(categories) } as const;
  const run = await lighthouse(address, flags, undefined, page);
  if (!run) throw new Error(`Lighthouse found nothing at ${address}.`);
  const { lhr } = run;
  const value = (measure: Measure) =>
    isCategory(measure)
      ? lhr.categories[categories[measure]]?.score
      : lhr.audits[audits[measure]]?.numericValue;
  const points = (id: string) => {
    const { weight = 0 } = lhr.categories.performance?.auditRefs.find((ref) => ref.id === id) ?? {};
    return weight * (1 - (lhr.audits[id]?.score ?? Number.NaN));
  };
  const findings = Object.fromEntries([
    ...measures.map((measure) => [measure, (value(measure) ?? Number.NaN) * units[measure]]),
    ...keysOf(metrics).map((metric) => [`lost to ${metric}`, points(metrics[metric])]),
  ]);
  if (isComplete(findings)) return findings;
  if (tries > 1) return await findingsOf(page, address, tries - 1);
  throw new Error(`${address}: ${lhr.runtimeError?.message ?? 'not everything was measured.'}`);
}

/** Returns the run with the median performance; the parts of one run add up. */
export function median(runs: readonly Findings[]): Findings | undefined {
  return runs.toSorted((a, b) => a.Performance - b.Performance)[Math.floor(runs.length / 2)];
}

function isComplete(findings: object): findings is Findings {
  return [...measures, ...lost].every((name) => Number.isFinite(Reflect.get(findings, name)));
}

function isCategory(measure: Measure): measure is keyof typeof categories {
  return Object.hasOwn(categories, measure);
}

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(record, key);
  return Object.keys(record).filter(isKey);
}
