import type { Mutation } from '@tanstack/react-query';
import { showToast } from '../../lib/toast.ts';
import { errorMessage, refusal } from '../errors.ts';
import { noticed } from '../offline/offline.ts';
import {
  type CallKind,
  type CallOf,
  type WaitingCall,
  waitingCalls,
} from './calls/waiting-calls.ts';
import { checkins } from './kinds/checkins.ts';
import { favorites } from './kinds/favorites.ts';
import type { Kind, SendingDeps } from './kinds/kind.ts';
import { marks } from './kinds/marks.ts';
import { notes } from './kinds/notes.ts';
import { places } from './kinds/places.ts';
import { taps } from './kinds/taps.ts';
import { wishes } from './kinds/wishes.ts';
import { createSender, type Sender } from './sender.ts';
import { showWaiting } from './show-waiting.ts';
import { isWorthWaiting } from './worth-waiting.ts';

/** How long after the last letter that was typed it is sent, in milliseconds. */
const PAUSE_MS = 600;

let deps: SendingDeps | undefined;
let sender: Sender | undefined;
let hasWarned = false;

/** Sends waiting calls from now on: when they are stored, and when the connection is back. */
export function startSendingCalls(next: SendingDeps): void {
  deps = next;
  if (sender) return;
  sender = createSender({
    lock: 'hoptrail-calls',
    send: async () => {
      if (deps) await sendAll(deps);
    },
  });
  waitingCalls.subscribe(() => {
    const last = waitingCalls.all().at(-1);
    sender?.wake(last?.kind === 'mark' && last.isTyped ? PAUSE_MS : undefined);
  });
}

/** Sends what waits now, after the person asked for it. */
export function sendCalls(): void {
  sender?.wake();
}

/** Sends a refused call once more. */
export function retryCall(call: WaitingCall): void {
  const { problem: _, ...again } = call;
  waitingCalls.put(again, ({ id }) => id === call.id);
}

const kinds: { [Name in CallKind]: Kind<CallOf<Name>> } = {
  checkin: checkins,
  favorite: favorites,
  mark: marks,
  notes,
  place: places,
  tap: taps,
  wish: wishes,
};

function kindOf<Name extends CallKind>(call: CallOf<Name>): Kind<CallOf<Name>> {
  return kinds[call.kind as Name];
}

/**
 * Sends the waiting calls of the signed-in person, the oldest first. One that the server refuses is
 * told, and stays with the reason if it had waited or has typed text.
 * @throws what prevents all of them: no connection, an ended session, a busy server
 */
async function sendAll(given: SendingDeps): Promise<void> {
  const { session, invalidate } = given;
  const next = () => waitingCalls.all().find((call) => isReady(given, call));
  for (let call = next(); call; call = next()) {
    const current = call;
    try {
      await noticed(() => kindOf(current).send(given, current));
      waitingCalls.remove(current);
    } catch (error) {
      if (refusal(error).status === 401) void session.refresh();
      else if (isLater(error) && !waitingCalls.isStored()) warnOnce();
      else if (isLater(error)) tellOnce(current, error);
      else {
        refuse(current, error);
        invalidate(kindOf(current).domain);
        continue;
      }
      throw error;
    }
  }
}

/** Returns whether a call of the signed-in person waits, and is not being sent by its button. */
function isReady({ session, queryClient }: SendingDeps, call: WaitingCall): boolean {
  if (call.userId !== session.user()?.id || call.problem !== undefined) return false;
  // The server would take it as that of the person who signed in in another tab.
  if (!session.isCurrent()) return false;
  if (kindOf(call).isBlocked?.(call)) return false;
  const isSent = ({ state: { variables } }: Mutation) => Object(variables).id === call.id;
  return queryClient.isMutating({ predicate: isSent }) === 0;
}

/** The rules of check-ins and taps refuse the same one for ever, also with 429. */
function isLater(error: unknown): boolean {
  return isWorthWaiting(error) && !/^(checkin|tag)\./.test(refusal(error).code ?? '');
}

/** Says, once, that a call waits. */
function tellOnce(call: WaitingCall, error: unknown): void {
  if (call.isTold) return;
  waitingCalls.update(call, { isTold: true });
  const { name } = kindOf(call);
  if (name) showWaiting(name, error);
}

/** Warns, once, that closing the app would lose what waits. */
function warnOnce(): void {
  if (hasWarned) return;
  hasWarned = true;
  showToast({
    type: 'warning',
    title: 'Keep Hoptrail open',
    description:
      'This phone has no room for what waits. It is sent once there is a connection, unless you close Hoptrail before.',
  });
}

/** Removes the refused calls of the same kind with the same reason. */
function removeAlike({ kind }: WaitingCall, problem: string): void {
  const isAlike = (other: WaitingCall) => other.kind === kind && other.problem === problem;
  for (const other of waitingCalls.all().filter(isAlike)) waitingCalls.remove(other);
}

function refuse(call: WaitingCall, error: unknown): void {
  const { refused, isTyped, hasScreen, afterRefusal } = kindOf(call);
  const problem = errorMessage(error);
  const stored = { problem, ...afterRefusal?.(error) };
  if (hasScreen) removeAlike(call, problem);
  if (call.isTold || isTyped?.(call)) waitingCalls.update(call, stored);
  else waitingCalls.remove(call);
  if (hasScreen && !call.isTold) return;
  showToast({ type: 'error', title: refused(call), description: stored.problem });
}
