/** The times of many taps, in milliseconds. */
export interface Distribution {
  taps: number;
  median: number;
  p75: number;
  p95: number;
  most: number;
}

/** Returns the distribution of times. @throws Error for none */
export function distributionOf(times: readonly number[]): Distribution {
  if (times.length === 0) throw new Error('Nothing was tapped.');
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { taps: sorted.length, median: at(0.5), p75: at(0.75), p95: at(0.95), most: at(1) };
}
