/** A list with at least one item. */
export type Some<Item> = readonly [Item, ...Item[]];

/** A beer style of the finder, and the values of its demo beers. */
export interface DemoStyle {
  style: string;
  /** The second half of a beer's name. */
  names: Some<string>;
  /** Percent by volume, lowest and highest. */
  abv: readonly [number, number];
  ibu: readonly [number, number];
  descriptions: Some<string>;
}
