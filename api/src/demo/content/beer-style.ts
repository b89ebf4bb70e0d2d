/** A list with something in it. */
export type Some<Item> = readonly [Item, ...Item[]];

/** A style of the finder, and what its beers are like. */
export interface DemoStyle {
  style: string;
  /** The second half of a beer's name. */
  names: Some<string>;
  /** Percent by volume, lowest and highest. */
  abv: readonly [number, number];
  ibu: readonly [number, number];
  descriptions: Some<string>;
}
