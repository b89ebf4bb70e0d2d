import type { Position } from '@hoptrail/contracts/lib/distance';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../../../data/trpc.ts';
import { whenIdle } from '../../../lib/browser/when-idle.ts';
import { keptBreweries } from './kept-breweries.ts';

/**
 * Fetches the nearest breweries for the time without a connection, once the device has nothing else
 * to do; not where people save data.
 * @param near undefined where the position is not known
 */
export function useKeepBreweries(near: Position | undefined): void {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const keep = useEffectEvent(() => void queries.prefetchQuery(keptBreweries(client, near)));
  const { latitude, longitude } = near ?? {};
  useEffect(() => {
    if (isSavingData()) return;
    return whenIdle(keep);
  }, [latitude, longitude]);
}

function isSavingData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}
