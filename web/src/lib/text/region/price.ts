import { formats } from './current-formats.ts';

const made = new Map<string, Intl.NumberFormat>();

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
    made.get(currency) ??
    new Intl.NumberFormat(navigator.language || 'en-US', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
      numberingSystem: 'latn',
    });
  made.set(currency, format);
  return format;
}
