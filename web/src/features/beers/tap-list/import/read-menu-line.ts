import { type BeerStyle, knownBeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import { styleFor } from '@hoptrail/contracts/lists/published-beer-style';

/** What a line of a menu says of a beer. */
export interface MenuLine {
  /** The text before its facts; empty if it begins with them. */
  name: string;
  style: BeerStyle | undefined;
  /** Whether the style stands apart from the name. */
  isStyled: boolean;
  /** A number in percent. */
  abv: string | undefined;
  ibu: string | undefined;
  prices: readonly string[];
}

const BULLET = /^[\s•·*>–—-]+|^#?\d{1,3}[.):]\s+/;
const ABV =
  /\babv:?\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*%?|(\d{1,2}(?:[.,]\d{1,2})?)\s*%(?:\s*(?:abv|alc|vol)\b\.?)*/i;
const IBU = /(\d{1,3})\s*ibus?\b|\bibus?:?\s*(\d{1,3})\b/i;
const PRICE =
  /[$€£]\s?(\d{1,6}(?:[.,]\d{1,2})?)(?!\d)|(?<![\d.,])(\d{1,3}[.,]\d{2})\s*(?:[$€£]|$)/g;
/** A plain number at the end is a price where the line has other facts. */
const LAST_NUMBER = /[\s.…|/–—-](\d{1,2})\s*$/;
const SEPARATOR = /\s+[–—|•·/-]+\s+|\s*[|\t…()[\]]+\s*|\.{2,}|\s{3,}|[,;:]\s+|[,;:]$/;

/** Reads a line of a menu, such as `Night Shift - Stout, 6.2 %, 45 IBU, $6`. */
export function readMenuLine(typed: string): MenuLine {
  let text = typed.replace(BULLET, '').trim();
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(text);
    if (!found) return undefined;
    text = text.replace(found[0], ' | ');
    return found.slice(1).find((part) => part !== undefined);
  };
  const abv = take(ABV);
  const ibu = take(IBU);
  const prices: string[] = [];
  text = text.replace(PRICE, (_, signed?: string, plain?: string) => {
    prices.push(signed ?? plain ?? '');
    return ' | ';
  });
  text = text.replace(/[\s|]+$/, '');
  const last = prices.length === 0 && (abv !== undefined || ibu !== undefined) && take(LAST_NUMBER);
  if (last) prices.push(last);
  const parts = text
    .split(SEPARATOR)
    .map((part) => part?.trim() ?? '')
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const [first = '', ...others] = parts;
  const startsWithStyle = parts.length > 0 && isStyle(first);
  const described = others.map(styleFor).find((style) => style !== undefined);
  return {
    name: startsWithStyle && others.length === 0 ? '' : first,
    style: described ?? styleFor(first),
    isStyled: described !== undefined,
    abv,
    ibu,
    prices,
  };
}

/** Returns whether a text is only the name of a style, and so no beer's name. */
function isStyle(text: string): boolean {
  return knownBeerStyle(text) !== undefined || /^(?:ipa|pils|hefe|wit|sour)$/i.test(text);
}
