import { useSendFavorites } from './use-toggle-favorite.ts';

/** Sends the favourites that an earlier visit without a connection left in this browser. */
export default function FavoritesSender() {
  useSendFavorites();
  return null;
}
