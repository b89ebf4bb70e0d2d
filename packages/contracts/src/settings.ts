import { z } from 'zod';

/** What administrators set for everybody. A key without a value is null. */
export const globalSettings = z.object({
  breweriesBannerImage: z.string().nullable(),
  breweriesBannerLink: z.string().nullable(),
  podcastBannerImage: z.string().nullable(),
  podcastBannerLink: z.string().nullable(),
  podcastHeaderImage: z.string().nullable(),
  eventsHeaderImage: z.string().nullable(),
  eventsBannerImage: z.string().nullable(),
  eventsBannerLink: z.string().nullable(),
  leaderboardHeaderImage: z.string().nullable(),
});
export type GlobalSettings = z.infer<typeof globalSettings>;
export type GlobalSetting = keyof GlobalSettings;

/** What a map is made of. */
export const mapSettings = z.object({
  /** Address of a tile with `{z}`, `{x}`, `{y}`, perhaps `{s}`; null where there are none. */
  tilesUrl: z.string().nullable(),
  attribution: z.string(),
  attributionUrl: z.string().nullable(),
});
export type MapSettings = z.infer<typeof mapSettings>;
