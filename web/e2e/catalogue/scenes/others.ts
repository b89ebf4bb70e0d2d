import { at, type Scenes } from '../scene.ts';

/** The gallery of pets. */
export const gallery: Scenes = { full: at('/beer-dog') };

/** Unknown paths, and the "Coming Soon" pages. */
export const lost: Scenes = {
  'no such page': at('/no/such/page'),
  'banner to come': at('/brewery/any/banner'),
  'events to come': at('/brewery/any/events'),
};

/** The bottom bar with the owners' tab. */
export const bottomBar: Scenes = { 'of an owner': at('/') };
