import type { Position } from '@hoptrail/contracts/lib/distance';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { mapSettingsFreshness } from '../../../components/map/use-map-settings.ts';
import { whenControlled } from '../../../data/offline/when-controlled.ts';
import { trpc } from '../../../data/trpc.ts';
import { isSavingData } from '../../../lib/browser/saving-data.ts';
import { whenIdle } from '../../../lib/browser/when-idle.ts';
import { keptBreweries } from './kept-breweries.ts';

/**
 * Fetches the nearest breweries and the map around the person for the time without a connection, once
 * the device has nothing else to do; again after some kilometres. Not where people save data.
 * @param near undefined where the position is not known
 */
export function useKeepBreweries(near: Position | undefined): void {
  const queries = useQueryClient();
  const { client, settings } = trpc.useUtils();
  const keep = useEffectEvent((signal: AbortSignal) => {
    void queries.prefetchQuery(keptBreweries(client, near));
    if (near) void keepMap(near, signal);
  });
  const keepMap = async (around: Position, signal: AbortSignal) => {
    try {
      // The service worker stores each part of the map that passes it.
      await whenControlled();
      const { keepMapAround } = await import('../../../components/map/ground/ground-tiles.ts');
      const { streets } = await settings.map.fetch(undefined, mapSettingsFreshness);
      await keepMapAround(around, streets, signal);
    } catch (error) {
      if (!signal.aborted) console.warn('The map is not available offline.', error);
    }
  };
  const area = JSON.stringify(keptBreweries(client, near).queryKey);
  useEffect(() => {
    if (isSavingData()) return;
    const stop = new AbortController();
    const cancel = whenIdle(() => keep(stop.signal));
    return () => {
      cancel();
      stop.abort();
    };
  }, [area]);
}
