import type { PublicMenu } from '@hoptrail/contracts/breweries/public-menu';
import { useEffect, useEffectEvent, useState } from 'react';
import { trpc } from '../../data/trpc.ts';
import { forgetBoard, readStoredBoard, storeBoard } from './stored-board.ts';
import { useBoardEvents } from './use-board-events.ts';
import { useConnectBoard } from './use-connect-board.ts';

const RETRY_MS = 10_000;
/** A menu that no event has changed is loaded again: an event may be lost. */
const RELOAD_MS = 5 * 60_000;

export interface ShownMenu {
  menu: PublicMenu;
  /** When it was loaded, in milliseconds. */
  loadedAt: number;
}

export interface Board {
  /** Undefined while it is not known, or while the board is not connected. */
  shown: ShownMenu | undefined;
  /** The digits to type on the dashboard. */
  code: string | undefined;
  /** Whether the server can tell of a change at once. */
  isLive: boolean;
  /** Why the board cannot be connected. */
  error: unknown;
}

/**
 * Returns what this television shows: the menu of its brewery, or the digits that connect it. Without a
 * network it goes on with the last menu.
 */
export function useBoard(): Board {
  const [stored] = useState(readStoredBoard);
  const connecting = useConnectBoard();
  const { data: state, error } = connecting;
  const connect = useEffectEvent(() => connecting.mutate());
  useEffect(() => connect(), []);

  const breweryId = state ? state.breweryId : (stored?.breweryId ?? null);
  const last = stored?.breweryId === breweryId ? stored : undefined;
  const menu = trpc.beers.menu.useQuery(
    { breweryId: breweryId ?? '' },
    {
      enabled: breweryId !== null,
      refetchInterval: RELOAD_MS,
      ...(last && { initialData: last.menu, initialDataUpdatedAt: last.loadedAt }),
    },
  );
  const isLive = useBoardEvents({
    connection: state && (state.breweryId ?? 'waiting'),
    onMenu: () => void menu.refetch(),
    onBoard: connect,
  });

  const { codeSeconds } = state ?? {};
  useEffect(() => {
    const waitMs = error ? RETRY_MS : codeSeconds ? codeSeconds * 1000 : undefined;
    if (waitMs === undefined) return;
    const timer = setTimeout(connect, waitMs);
    return () => clearTimeout(timer);
  }, [error, codeSeconds, state]);

  const { data, dataUpdatedAt } = menu;
  useEffect(() => {
    if (state && state.breweryId === null) forgetBoard();
    else if (breweryId && data) storeBoard({ breweryId, menu: data, loadedAt: dataUpdatedAt });
  }, [state, breweryId, data, dataUpdatedAt]);

  return {
    shown: breweryId !== null && data ? { menu: data, loadedAt: dataUpdatedAt } : undefined,
    code: state?.code ?? undefined,
    isLive,
    error: state ? undefined : error,
  };
}
