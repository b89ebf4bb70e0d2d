import { type BeerStyle, beerStyles, knownBeerStyle } from '@hoptrail/contracts/beer-styles';

/** Those of some texts that name a style, each once, in the order of the list. */
export function knownStyles(texts: readonly string[]): BeerStyle[] {
  const named = new Set(texts.map((text) => knownBeerStyle(text.trim())));
  return beerStyles.filter((style) => named.has(style));
}

/** The chosen styles as the address holds them, such as `IPA,Stout`. */
export function stylesText(styles: readonly BeerStyle[]): string {
  return styles.join(',');
}

/** The styles that such a text names; what is none is left out. */
export function stylesFromText(text: string): BeerStyle[] {
  return knownStyles(text.split(','));
}

/** The styles after one was tapped. */
export function toggled(styles: readonly BeerStyle[], style: BeerStyle): BeerStyle[] {
  const rest = styles.filter((chosen) => chosen !== style);
  return rest.length < styles.length ? rest : knownStyles([...styles, style]);
}
