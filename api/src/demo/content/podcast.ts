import json from './podcast.json' with { type: 'json' };

/** An invented episode of the podcast. */
interface DemoEpisode {
  title: string;
  guest: string;
  /** The brewery or other business that it is about. */
  business: string;
  description: string;
}

/** The podcast's episodes, oldest first. */
export const episodes: readonly DemoEpisode[] = json;
