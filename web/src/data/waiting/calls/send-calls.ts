import type { Mutation, QueryClient } from '@tanstack/react-query';
import { showToast } from '../../../lib/toast.ts';
import { errorMessage, refusal } from '../../errors.ts';
import type { useInvalidate } from '../../invalidate.ts';
import { noticed } from '../../offline/offline.ts';
import type { Session } from '../../session.ts';
import type { Client } from '../../trpc.ts';
import { createSender, type Sender } from '../sender.ts';
import { showWaiting } from '../show-waiting.ts';
import { isWorthWaiting } from '../worth-waiting.ts';
import { type CallOf, type WaitingCall, waitingCalls } from './waiting-calls.ts';

export interface SendingDeps {
  client: Client;
  session: Session;
  queryClient: QueryClient;
  invalidate: ReturnType<typeof useInvalidate>;
}

/** How a kind of calls is sent, and the sentences about it. */
interface Kind<Call extends WaitingCall> {
  name: 'check-in' | 'answer' | 'wish';
  /** What is fetched again after a refusal. */
  domain: 'checkins' | 'events' | 'beers';
  refused: (call: Call) => string;
  /** Sends a call, and shows what the server answers. */
  send: (deps: SendingDeps, call: Call) => Promise<void>;
}

let deps: SendingDeps | undefined;
let sender: Sender | undefined;

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
  waitingCalls.subscribe(sendCalls);
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

const checkins: Kind<CallOf<'checkin'>> = {
  name: 'check-in',
  domain: 'checkins',
  refused: ({ about }) => `Your check-in at ${about} does not count`,
  send: async ({ client, session, invalidate }, call) => {
    const { id, userId, since, about, input } = call;
    const times = { at: new Date(since).toISOString(), sentAt: new Date().toISOString() };
    const sent = await client.checkins.create.mutate({ id, userId, ...input, ...times });
    invalidate('checkins', { path: 'users.badge', input: { id: userId }, data: sent.badge });
    void session.refresh();
    const stamps = sent.trails.filter(({ isStamped }) => isStamped);
    showToast({
      type: 'success',
      title: `Check-in at ${about} sent`,
      description: sent.verified
        ? ['It counts.', ...stamps.map(({ name }) => `You have its stamp on ${name}.`)].join(' ')
        : 'It counts. It is not verified, because it was sent later.',
    });
  },
};

const places: Kind<CallOf<'place'>> = {
  name: 'answer',
  domain: 'events',
  refused: ({ about, isGoing }) =>
    isGoing ? `You have no place at ${about}` : `You still have your place at ${about}`,
  send: async ({ client, invalidate }, { input, isGoing }) => {
    const { take, cancel } = client.events.rsvps;
    const data = await (isGoing ? take : cancel).mutate(input);
    invalidate('events', { path: 'events.rsvps.status', input: { id: input.id }, data });
    const title = isGoing ? 'You have a place' : 'Your place is free for somebody else';
    showToast({ type: 'success', title });
  },
};

const wishes: Kind<CallOf<'wish'>> = {
  name: 'wish',
  domain: 'beers',
  refused: ({ about, isWished }) => `${about} is ${isWished ? 'not' : 'still'} on your wish list`,
  send: async ({ client, invalidate }, { input, isWished, isTold }) => {
    const { setBeer, setStyle, list } = client.beers.wishes;
    if ('beerId' in input) await setBeer.mutate({ ...input, isWished });
    else await setStyle.mutate({ ...input, isWished });
    // The button keeps its state until the call is removed.
    const data = await list.query({});
    invalidate('beers', { path: 'beers.wishes.list', input: {}, data });
    if (isTold) showToast({ type: 'success', title: 'Wish list updated' });
  },
};

const kinds: { [Name in WaitingCall['kind']]: Kind<CallOf<Name>> } = {
  checkin: checkins,
  place: places,
  wish: wishes,
};

function kindOf<Name extends WaitingCall['kind']>(call: CallOf<Name>): Kind<CallOf<Name>> {
  return kinds[call.kind as Name];
}

/**
 * Sends the waiting calls of the signed-in person, the oldest first. One that the server refuses is
 * told, and stays with the reason if it had waited.
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
  const isSent = ({ state: { variables } }: Mutation) => Object(variables).id === call.id;
  return queryClient.isMutating({ predicate: isSent }) === 0;
}

/** The rules of check-ins refuse the same one for ever, also with 429. */
function isLater(error: unknown): boolean {
  return isWorthWaiting(error) && refusal(error).code?.startsWith('checkin.') !== true;
}

/** Says, once, that a call waits. */
function tellOnce(call: WaitingCall, error: unknown): void {
  if (call.isTold) return;
  waitingCalls.update(call, { isTold: true });
  showWaiting(kindOf(call).name, error);
}

function refuse(call: WaitingCall, error: unknown): void {
  const problem = errorMessage(error);
  if (call.isTold) waitingCalls.update(call, { problem });
  else waitingCalls.remove(call);
  showToast({ type: 'error', title: kindOf(call).refused(call), description: problem });
}
