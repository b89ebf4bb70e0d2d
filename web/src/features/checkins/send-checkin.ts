import type { Checkin } from '@hoptrail/contracts/checkins/checkins';
import { badgeFor } from '@hoptrail/contracts/lib/badges';
import type { Client } from '../../data/trpc.ts';
import { isResponseLost, wasCreatedSince } from './lost-response.ts';

/** A new check-in; if its response was lost, little is known of it. */
export type NewCheckin = Pick<Checkin, 'breweryId' | 'checkins' | 'badge' | 'earnedBadge'> &
  Partial<Checkin>;

type CheckinInput = Parameters<Client['checkins']['create']['mutate']>[0];

/** A check-in that is being sent, over several tries. */
export interface CheckinSending {
  /** When the first try began whose response was lost, by `performance.now()`. */
  lostSince?: number | undefined;
}

/**
 * Sends a check-in. When the response to an earlier try was lost, a refusal for a cooldown that
 * began since means success.
 * @param sending state shared by the tries
 * @param checkinsBefore how many check-ins the person had before
 */
export async function sendCheckin(
  client: Client,
  input: CheckinInput,
  sending: CheckinSending,
  checkinsBefore: number,
): Promise<NewCheckin> {
  const { lostSince } = sending;
  const began = performance.now();
  try {
    const checkin = await client.checkins.create.mutate(input);
    sending.lostSince = undefined;
    return checkin;
  } catch (error) {
    sending.lostSince = isResponseLost(error) ? (lostSince ?? began) : undefined;
    if (lostSince === undefined || !wasCreatedSince(error, performance.now() - lostSince))
      throw error;
    return { breweryId: input.breweryId, ...(await checkinBefore(client, checkinsBefore)) };
  }
}

async function checkinBefore(client: Client, checkinsBefore: number) {
  const me = await client.auth.me.query().catch(() => undefined);
  const checkins = me?.user.checkins ?? checkinsBefore + 1;
  const badge = badgeFor(checkins);
  return { checkins, badge, earnedBadge: badge.minCheckins === checkins };
}
