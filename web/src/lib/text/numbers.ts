/**
 * A number with its thousands apart, such as `1,234`; decimals stay as they are.
 *
 * Written out because the browser's own formatting (`toLocaleString`, `Intl`) first loads the rules
 * of every language, for which a phone stands still for about 100 ms.
 */
export function grouped(number: number | string): string {
  const [whole = '', ...decimals] = String(number).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}
