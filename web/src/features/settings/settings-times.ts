const MINUTE_MS = 60_000;

/**
 * The cache times of the global settings, for every query of them:
 * `trpc.settings.all.useQuery(undefined, settingsTimes)`.
 */
export const settingsTimes = { staleTime: 10 * MINUTE_MS, gcTime: 30 * MINUTE_MS } as const;
