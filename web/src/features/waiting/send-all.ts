import { sendFavorites } from '../../data/favorites/send-favorites.ts';
import { sendCalls } from '../../data/waiting/calls/send-calls.ts';
import { sendBeers } from '../beers/shared/had/send-beers.ts';
import { sendNotes } from '../breweries/shared/notes/send-notes.ts';
import { sendWaiting } from '../logbook/shared/waiting/use-waiting.ts';

/** Sends everything now that waits on this phone. Its senders run already, as something waits. */
export function sendAll(): void {
  sendCalls();
  sendFavorites();
  sendNotes();
  sendBeers('now');
  sendWaiting();
}
