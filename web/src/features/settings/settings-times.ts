const MINUTE_MS = 60_000;

/**
 * How long the global settings count as fresh and are kept (specification, part 9). Goes with
 * every reading of them: `trpc.settings.all.useQuery(undefined, settingsTimes)`.
 */
export const settingsTimes = { staleTime: 10 * MINUTE_MS, gcTime: 30 * MINUTE_MS } as const;
