import type { QueryClient } from '@tanstack/react-query';
import type { useInvalidate } from '../../invalidate.ts';
import type { Session } from '../../session.ts';
import type { Client } from '../../trpc.ts';
import type { WaitingCall } from '../calls/waiting-calls.ts';

export interface SendingDeps {
  client: Client;
  session: Session;
  queryClient: QueryClient;
  invalidate: ReturnType<typeof useInvalidate>;
}

/** How a kind of calls is sent, and the sentences about it. */
export interface Kind<Call extends WaitingCall> {
  /** The word for it in the toast that it waits on this phone; absent where the screen itself says so. */
  name?: 'check-in' | 'answer' | 'wish' | 'favorite' | 'note';
  /** What is fetched again after a refusal. */
  domain: 'checkins' | 'events' | 'beers' | 'users' | 'breweries';
  refused: (call: Call) => string;
  /**
   * Sends a call, and shows what the server answers. It may be sent twice, because a response may be
   * lost.
   */
  send: (deps: SendingDeps, call: Call) => Promise<void>;
  /** Whether another call has to be sent before this one. */
  isBlocked?: (call: Call) => boolean;
  /** Whether a refused one stays also if it had not waited: the person typed it. */
  isTyped?: (call: Call) => boolean;
  /**
   * Whether a screen of its own shows the last refusal: a toast does so only for a call that waited, and
   * a refusal for the same reason replaces the one before.
   */
  hasScreen?: boolean;
  /** Returns what is stored with a refused one, instead of the server's sentence. */
  afterRefusal?: (error: unknown) => Partial<Call> | undefined;
}
