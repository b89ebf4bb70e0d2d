import type { OwnUser } from '@hoptrail/contracts/users/users';
import { createWaitingList, type WaitingItem } from '../waiting/waiting-list.ts';
import { WAITING_FAVORITES } from '../waiting/waiting-names.ts';

/** Whether a brewery shall be a favourite, which the server does not know yet. */
export interface WaitingFavorite extends WaitingItem {
  breweryId: string;
  /** The name of the brewery. */
  about?: string;
  isFavorite: boolean;
  /** Whether a toast has already said that the favourite was not sent. */
  isTold?: boolean;
}

/** The waiting favourites, one for each brewery of a person: the last wish. */
export const waitingFavorites = createWaitingList(WAITING_FAVORITES, isWaitingFavorite);

/** Returns a user with the favourites that they will have once all is sent, newest first. */
export function withWaiting(user: OwnUser, waiting: readonly WaitingFavorite[]): OwnUser {
  const own = waiting.filter(({ userId }) => userId === user.id);
  if (own.length === 0) return user;
  const favorites = new Set(user.favoriteBreweries);
  const added: string[] = [];
  for (const { breweryId, isFavorite } of own) {
    if (!isFavorite) favorites.delete(breweryId);
    else if (!favorites.has(breweryId)) added.unshift(breweryId);
  }
  return { ...user, favoriteBreweries: [...added, ...favorites] };
}

function isWaitingFavorite(value: unknown): value is WaitingFavorite {
  const one = Object(value);
  return (
    ['id', 'breweryId', 'userId'].every((key) => typeof one[key] === 'string') &&
    typeof one.isFavorite === 'boolean'
  );
}
