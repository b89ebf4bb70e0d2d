import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { showToast } from '../../lib/toast.ts';
import { errorMessage, refusal } from '../errors.ts';
import type { FreshResponse } from '../invalidate.ts';
import { noticed } from '../offline/offline.ts';
import type { Session } from '../session.ts';
import type { Client } from '../trpc.ts';
import { createSender, type Sender } from '../waiting/sender.ts';
import { showWaiting } from '../waiting/show-waiting.ts';
import { isWorthWaiting } from '../waiting/worth-waiting.ts';
import { type WaitingFavorite, waitingFavorites } from './waiting-favorites.ts';

export interface SendingDeps {
  client: Client;
  session: Session;
  invalidate: (domain: 'users', ...fresh: FreshResponse[]) => void;
  /** Returns the listed favourites of a person, if they are loaded. */
  listed: (userId: string) => ListedBrewery[] | undefined;
}

let deps: SendingDeps | undefined;
let sender: Sender | undefined;

/** Sends waiting favourites from now on: when they are chosen, and when the connection is back. */
export function startSendingFavorites(next: SendingDeps): void {
  deps = next;
  sender ??= createSender({
    lock: 'hoptrail-favorites',
    send: async () => {
      if (deps) await sendAll(deps);
    },
  });
}

export function sendFavorites(): void {
  sender?.wake();
}

/**
 * Sends the waiting favourites of the signed-in person, the oldest first. One that the server refuses
 * is undone with a message.
 * @throws what prevents all of them: no connection, an ended session, a busy server
 */
async function sendAll(given: SendingDeps): Promise<void> {
  const { session } = given;
  const next = () => waitingFavorites.all().find(({ userId }) => userId === session.user()?.id);
  for (let wish = next(); wish; wish = next()) {
    try {
      await sendOne(given, wish);
    } catch (error) {
      if (refusal(error).status === 401) void session.refresh();
      else if (isWorthWaiting(error)) tellOnce(wish, error);
      else {
        undo(given, wish, error);
        continue;
      }
      throw error;
    }
  }
}

async function sendOne(
  { client, session, invalidate, listed }: SendingDeps,
  wish: WaitingFavorite,
) {
  const { userId: id, breweryId, isFavorite } = wish;
  const updated = await noticed(() =>
    client.users.setFavorite.mutate({ id, breweryId, isFavorite }),
  );
  // The person may have signed out meanwhile.
  if (session.user()?.id !== id) return waitingFavorites.remove(wish);
  session.store(updated);
  waitingFavorites.remove(wish);
  // A removed one leaves the list at once; an added one is fetched with it.
  const data = listed(id)?.filter((brewery) => brewery.id !== breweryId);
  invalidate(
    'users',
    ...(isFavorite ? [] : [{ path: 'users.favorites', input: { id }, data } as const]),
  );
  showToast({ type: 'success', title: 'Favorites updated' });
}

/** Says, once for each tap, that a favourite waits. */
function tellOnce(wish: WaitingFavorite, error: unknown): void {
  if (wish.isTold) return;
  waitingFavorites.update(wish, { isTold: true });
  showWaiting('favorite', error);
}

function undo({ session, invalidate }: SendingDeps, wish: WaitingFavorite, error: unknown): void {
  waitingFavorites.remove(wish);
  void session.refresh();
  invalidate('users');
  showToast({ type: 'error', title: 'Update failed', description: errorMessage(error) });
}
