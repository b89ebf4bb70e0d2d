import { formats } from './current-formats.ts';

const formatsByCurrency = new Map<string, Intl.NumberFormat>();

/**
 * Returns an amount of a currency, without small coins if there are none, such as `$5.50` or `€4`. It is
 * apart from the other formats, because only menus have other currencies than dollars.
 * @param currency an ISO 4217 code
 */
export function price(amount: number, currency: string): string {
  return currency === 'USD' ? formats().dollars(amount) : formatOf(currency).format(amount);
}

/** Returns the sign of a currency, such as `€`. */
export function currencySign(currency: string): string {
  if (currency === 'USD') return '$';
  const parts = formatOf(currency).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

function formatOf(currency: string): Intl.NumberFormat {
  const format =
    formatsByCurrency.get(currency) ??
    new Intl.NumberFormat(navigator.language || 'en-US', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
      numberingSystem: 'latn',
    });
  formatsByCurrency.set(currency, format);
  return format;
}
