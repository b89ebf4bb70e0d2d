import { publicMenu } from '@hoptrail/contracts/breweries/public-menu';
import type { QueryOutput } from '@hoptrail/screens/procedures';
import { localStore } from '../../lib/browser/storage.ts';

const KEY = 'hoptrail.board';

interface StoredBoard {
  breweryId: string;
  menu: QueryOutput<'beers.menu'>;
  /** When the menu was loaded, in milliseconds. */
  loadedAt: number;
}

/** Returns the menu that this television showed last; undefined if it is not connected. */
export function readStoredBoard(): StoredBoard | undefined {
  if (import.meta.env.SSR) return undefined;
  return localStore.read(KEY, isStoredBoard);
}

/** Stores the menu that this television shows, for a start without a network. */
export function storeBoard(board: StoredBoard): void {
  localStore.write(KEY, board);
}

/** Forgets the menu of a brewery that has ended the board. */
export function forgetBoard(): void {
  localStore.remove(KEY);
}

/** Checks the menu as well: an older version of the app may have stored it. */
function isStoredBoard(value: unknown): value is StoredBoard {
  if (typeof value !== 'object' || value === null) return false;
  const { breweryId, menu, loadedAt } = value as Partial<Record<keyof StoredBoard, unknown>>;
  const isKnown = typeof breweryId === 'string' && typeof loadedAt === 'number';
  return isKnown && publicMenu.safeParse(menu).success;
}
