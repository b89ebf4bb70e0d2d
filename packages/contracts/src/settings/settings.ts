import { z } from 'zod';

/**
 * The settings that administrators make for everybody; null for one without a value. A banner is shown
 * from a day until another one, each included, where the visitor is.
 */
export const globalSettings = z.object({
  breweriesBannerImage: z.string().nullable(),
  breweriesBannerLink: z.string().nullable(),
  breweriesBannerFrom: z.string().nullable(),
  breweriesBannerUntil: z.string().nullable(),
  podcastBannerImage: z.string().nullable(),
  podcastBannerLink: z.string().nullable(),
  podcastBannerFrom: z.string().nullable(),
  podcastBannerUntil: z.string().nullable(),
  podcastHeaderImage: z.string().nullable(),
  eventsHeaderImage: z.string().nullable(),
  eventsBannerImage: z.string().nullable(),
  eventsBannerLink: z.string().nullable(),
  eventsBannerFrom: z.string().nullable(),
  eventsBannerUntil: z.string().nullable(),
  leaderboardHeaderImage: z.string().nullable(),
});
export type GlobalSettings = z.infer<typeof globalSettings>;
export type GlobalSetting = keyof GlobalSettings;

/** The map tiles and their attribution. */
export const mapSettings = z.object({
  /**
   * The address of a picture with `{z}`, `{x}`, `{y}` and perhaps `{s}`; null for a map without
   * pictures.
   */
  tilesUrl: z.string().nullable(),
  /** Streets as vectors, up to a zoom; null if the host has none, or has pictures. */
  streets: z.object({ url: z.string(), maxZoom: z.number() }).nullable(),
  attribution: z.string(),
  attributionUrl: z.string().nullable(),
});
export type MapSettings = z.infer<typeof mapSettings>;
