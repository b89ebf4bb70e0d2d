import lighthouse from 'lighthouse';
import type { Page } from 'puppeteer-core';

/** What Lighthouse finds on one load of a page. */
export type Findings = Readonly<Record<Measure, number>>;

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

/** In which unit a measure is told, of what Lighthouse gives. */
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
 * Loads a page with Lighthouse's settings of a phone, with nothing of it in the browser's cache.
 * @param tries more than one, since on a busy machine Lighthouse now and then misses the paint
 * @throws Error when it found nothing in any of them
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
  const findings = mapMeasures((measure) => (value(measure) ?? Number.NaN) * units[measure]);
  if (Object.values(findings).every(Number.isFinite)) return findings;
  if (tries > 1) return await findingsOf(page, address, tries - 1);
  throw new Error(`${address}: ${lhr.runtimeError?.message ?? 'not everything was measured.'}`);
}

/** Of each measure the middle of several runs. */
export function median(runs: readonly Findings[]): Findings {
  return mapMeasures((measure) => {
    const sorted = runs.map((run) => run[measure]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  });
}

function mapMeasures(value: (measure: Measure) => number): Findings {
  return {
    Performance: value('Performance'),
    Accessibility: value('Accessibility'),
    'Best practices': value('Best practices'),
    SEO: value('SEO'),
    'LCP s': value('LCP s'),
    'FCP s': value('FCP s'),
    'blocking ms': value('blocking ms'),
    'layout shift': value('layout shift'),
    kB: value('kB'),
  };
}

function isCategory(measure: Measure): measure is keyof typeof categories {
  return Object.hasOwn(categories, measure);
}

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(record, key);
  return Object.keys(record).filter(isKey);
}
