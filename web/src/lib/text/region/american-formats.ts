import { monthName, weekdayName } from '../calendar-names.ts';
import type { DayStyle, Formats } from './formats.ts';

/**
 * The formats of the United States. They equal those of `Intl`, whose first use blocks a slow phone
 * for about 70 ms.
 */
export const americanFormats: Formats = {
  number,
  dollars: (amount) => `$${number(amount, 2, Number.isInteger(amount) ? 0 : 2)}`,
  day,
  time: (hours, minutes) => {
    const half = hours < 12 ? 'AM' : 'PM';
    return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
  },
};

function number(value: number, decimals: number, atLeast: number): string {
  const [whole = '', rest = ''] = value.toFixed(decimals).split('.');
  const digits = rest.replace(/0+$/, '').padEnd(atLeast, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return digits ? `${grouped}.${digits}` : grouped;
}

function day(iso: string, style: DayStyle): string {
  const month = monthName(iso);
  const short = `${month.slice(0, 3)} ${Number(iso.slice(8, 10))}`;
  const year = String(Number(iso.slice(0, 4)));
  switch (style) {
    case 'long':
      return `${month} ${Number(iso.slice(8, 10))}, ${year}`;
    case 'medium':
      return `${short}, ${year}`;
    case 'weekday':
      return `${weekdayName(iso).slice(0, 3)}, ${short}`;
    case 'short':
      return short;
    case 'month':
      return `${month} ${year}`;
  }
}
