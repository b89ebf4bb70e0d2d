import { type BeerStyle, beerStyles, knownBeerStyle } from '@hoptrail/contracts/lists/beer-styles';

/** Returns the known styles among some texts, each once, in the list's order. */
export function knownStyles(texts: readonly string[]): BeerStyle[] {
  const named = new Set(texts.map((text) => knownBeerStyle(text.trim())));
  return beerStyles.filter((style) => named.has(style));
}

/** Returns the chosen styles for the address, such as `IPA,Stout`. */
export function stylesText(styles: readonly BeerStyle[]): string {
  return styles.join(',');
}

/** Returns the styles of such a text, without unknown ones. */
export function stylesFromText(text: string): BeerStyle[] {
  return knownStyles(text.split(','));
}

/** Returns the styles after one was tapped. */
export function toggled(styles: readonly BeerStyle[], style: BeerStyle): BeerStyle[] {
  const rest = styles.filter((chosen) => chosen !== style);
  return rest.length < styles.length ? rest : knownStyles([...styles, style]);
}

/** Returns the styles after the glass of a family was tapped: with all of it, or without it. */
export function toggledFamily(
  styles: readonly BeerStyle[],
  family: readonly BeerStyle[],
): BeerStyle[] {
  const rest = styles.filter((chosen) => !family.includes(chosen));
  const hasAll = styles.length - rest.length === family.length;
  return hasAll ? rest : knownStyles([...rest, ...family]);
}
