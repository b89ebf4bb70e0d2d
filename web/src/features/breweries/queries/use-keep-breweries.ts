import type { Position } from '@hoptrail/contracts/lib/distance';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
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
  const { client } = trpc.useUtils();
  const keep = useEffectEvent((signal: AbortSignal) => {
    void queries.prefetchQuery(keptBreweries(client, near));
    if (near) void keepGroundAround(near, signal);
  });
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

async function keepGroundAround(near: Position, signal: AbortSignal): Promise<void> {
  try {
    const { keepGround } = await import('../../../components/map/ground/ground-tiles.ts');
    await keepGround(near, signal);
  } catch (error) {
    if (!signal.aborted) console.warn('The map is not available offline.', error);
  }
}
