/**
 * Returns a number with separated thousands, such as `1,234`; decimals stay unchanged. `Intl` and
 * `toLocaleString` are not used: loading their rules blocks a phone for about 100 ms.
 */
export function grouped(number: number | string): string {
  const [whole = '', ...decimals] = String(number).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}
