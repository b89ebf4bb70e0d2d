import type { MapSettings } from '@hoptrail/contracts/settings/settings';
import { trpc } from '../../data/trpc.ts';

/** The options of their query: those that an earlier start stored are shown at once, and fetched again. */
export const mapSettingsFreshness = {
  staleTime: ({ state }: { state: { dataUpdatedAt: number } }) =>
    state.dataUpdatedAt < performance.timeOrigin ? 0 : Infinity,
};

interface KnownSettings {
  /** Undefined until they are known, and where they did not load. */
  settings: MapSettings | undefined;
  /** Whether the query is over: they are known, or did not load. */
  isReady: boolean;
}

/** Returns the settings of maps, those stored on the device where they did not load. */
export function useMapSettings(): KnownSettings {
  const { data, isError } = trpc.settings.map.useQuery(undefined, mapSettingsFreshness);
  return { settings: data, isReady: data !== undefined || isError };
}
