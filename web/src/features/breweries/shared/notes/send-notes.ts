import { errorMessage, refusal } from '../../../../data/errors.ts';
import { noticed } from '../../../../data/offline/offline.ts';
import type { Session } from '../../../../data/session.ts';
import type { Client } from '../../../../data/trpc.ts';
import { createSender, type Sender } from '../../../../data/waiting/sender.ts';
import { showWaiting } from '../../../../data/waiting/show-waiting.ts';
import { isWorthWaiting } from '../../../../data/waiting/worth-waiting.ts';
import { showToast } from '../../../../lib/toast.ts';
import { restoreDraft } from './notes-draft.ts';
import { type WaitingNotes, waitingNotes } from './waiting-notes.ts';

export interface SendingDeps {
  client: Client;
  session: Session;
  /** Called with the notes about a brewery that the server has stored. */
  onSaved: (breweryId: string, notes: string) => void;
}

let deps: SendingDeps | undefined;
let sender: Sender | undefined;

/** Sends waiting notes from now on: when they are saved, and when the connection is back. */
export function startSendingNotes(next: SendingDeps): void {
  deps = next;
  sender ??= createSender({
    lock: 'hoptrail-brewery-notes',
    send: async () => {
      if (deps) await sendAll(deps);
    },
  });
}

export function sendNotes(): void {
  sender?.wake();
}

/**
 * Sends the waiting notes of the signed-in person, the oldest first. Those that the server refuses
 * are a draft again.
 * @throws what prevents all of them: no connection, an ended session, a busy server
 */
async function sendAll(given: SendingDeps): Promise<void> {
  const { session, onSaved } = given;
  const next = () =>
    waitingNotes
      .all()
      .find(({ userId, conflict }) => userId === session.user()?.id && conflict === undefined);
  for (let item = next(); item; item = next()) {
    try {
      const { notes } = await sendOne(given, item);
      onSaved(item.breweryId, notes);
      waitingNotes.remove(item);
      showToast({ type: 'success', title: 'Notes saved' });
    } catch (error) {
      if (refusal(error).status === 401) void session.refresh();
      else if (isWorthWaiting(error)) tellOnce(item, error);
      else {
        refuse(item, error);
        continue;
      }
      throw error;
    }
  }
}

async function sendOne({ client }: SendingDeps, item: WaitingNotes): Promise<{ notes: string }> {
  const { breweryId: id, notes, seen, sent = [] } = item;
  const send = (basis: string) =>
    noticed(() => client.breweries.setNotes.mutate({ id, notes, basedOn: { notes: basis } }));
  waitingNotes.update(item, { sent: [...new Set(sent).add(notes)] });
  try {
    return await send(seen);
  } catch (error) {
    const stored = storedNotes(error);
    // The notes that this device sent before, whose response was lost.
    if (stored === undefined || !sent.includes(stored)) throw error;
    return await send(stored);
  }
}

/** Returns the stored notes with a conflict; undefined for other errors. */
function storedNotes(error: unknown): string | undefined {
  const { code, current } = refusal(error);
  const { notes } = Object(current);
  return code === 'edit.conflict' && typeof notes === 'string' ? notes : undefined;
}

/** Says, once, that notes wait. */
function tellOnce(item: WaitingNotes, error: unknown): void {
  if (item.isTold) return;
  waitingNotes.update(item, { isTold: true });
  showWaiting('note', error);
}

function refuse(item: WaitingNotes, error: unknown): void {
  const conflict = storedNotes(error);
  if (conflict === undefined) {
    restoreDraft(item);
    waitingNotes.remove(item);
  } else waitingNotes.update(item, { conflict });
  const description =
    conflict === undefined
      ? errorMessage(error)
      : 'Another device saved this note meanwhile. Open it to choose which one stays.';
  showToast({ type: 'error', title: 'Notes not saved', description });
}
