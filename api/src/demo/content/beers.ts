import { amberToLager } from './beers-amber-to-lager.ts';
import { maerzenToWheat } from './beers-maerzen-to-wheat.ts';

type Some<Item> = readonly [Item, ...Item[]];

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

/** All styles of the finder. */
export const demoStyles: readonly DemoStyle[] = [...amberToLager, ...maerzenToWheat];

/** The first half of a beer's name. */
export const firstNames: Some<string> = [
  'Screen Door',
  'Red Dirt',
  'Last Call',
  'Slow River',
  'Tin Roof',
  'Long Shadow',
  'Second Helping',
  'Borrowed Truck',
  'Prairie Dog',
  'Kitchen Radio',
  'Dry Creek',
  'Big Sky',
  'Sunday Shoes',
  'Crooked Fence',
  'Lost Glove',
  'Velvet Mule',
  'Back Forty',
  'Blue Norther',
  'Ember',
  'Paper Lantern',
  'Night Shift',
  'Old Piano',
  'Wild Plum',
  'Copper Penny',
  'Mockingbird',
  'Quiet Hour',
  'Half Moon',
  'Gravel Road',
  'Sandhill',
  'Rain Barrel',
  'Front Row',
  'Third Cousin',
  'Whistle Stop',
  'Honey Locust',
  'Cattle Guard',
  'Lazy Susan',
  'Morning Chores',
  'Thunderhead',
  'Fireside',
  'Stray Cat',
  'Jukebox',
  'Redbud',
  'Windbreak',
  'Grain Elevator',
  'Cedar Smoke',
  'Party Line',
  'Scissortail',
  'Neon Saddle',
  'Harvest Moon',
  'Loose Change',
];
