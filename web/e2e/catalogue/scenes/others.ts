import { at, type Scenes } from '../scene.ts';

/** The gallery of pets. */
export const gallery: Scenes = { full: at('/beer-dog') };

/** Addresses that lead nowhere, or nowhere yet. */
export const lost: Scenes = {
  'no such page': at('/no/such/page'),
  'banner to come': at('/brewery/any/banner'),
  'events to come': at('/brewery/any/events'),
};

/** The bar at the bottom, with the tab that only owners have. */
export const bottomBar: Scenes = { 'of an owner': at('/') };
