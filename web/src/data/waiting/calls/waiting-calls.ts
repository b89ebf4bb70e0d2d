import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { WAITING_CALLS } from '../../../data/waiting/waiting-names.ts';
import { createWaitingList, type WaitingItem } from '../waiting-list.ts';

interface CommonCall extends WaitingItem {
  /** Milliseconds since 1970. */
  since: number;
  /** The name of what it is about, such as that of a brewery. */
  about: string;
  /** Why the server refused it, as a sentence. */
  problem?: string;
  /** Whether it could not be sent at once, and a toast said so. */
  isTold?: boolean;
}

/** A check-in. The server stores it under this id, and once, however often it is sent. */
export interface WaitingCheckin extends CommonCall {
  kind: 'checkin';
  input: {
    breweryId: string;
    latitude?: number | undefined;
    longitude?: number | undefined;
    accuracy?: number | undefined;
    houseCode?: string | undefined;
  };
  brewery: Pick<BreweryDetail, 'city' | 'state' | 'logo' | 'image' | 'timeZone'>;
}

/** Whether the person comes to an event on a date. */
interface WaitingPlace extends CommonCall {
  kind: 'place';
  input: { id: string; date: string };
  isGoing: boolean;
}

/** Whether a beer or a style is on the wish list. */
interface WaitingWish extends CommonCall {
  kind: 'wish';
  input: { beerId: string } | { style: string };
  isWished: boolean;
}

/** A call that the server has not answered yet. */
export type WaitingCall = WaitingCheckin | WaitingPlace | WaitingWish;
export type CallOf<Kind extends WaitingCall['kind']> = Extract<WaitingCall, { kind: Kind }>;

/** The waiting calls, oldest first: of each subject the last one. */
export const waitingCalls = createWaitingList<WaitingCall>(WAITING_CALLS, isCall);

/**
 * Returns the newest waiting call of a kind about a check-in, a brewery, an event, a beer or a style.
 * @param about its id; the name of a style
 */
export function findCall<Kind extends WaitingCall['kind']>(
  userId: string,
  kind: Kind,
  about: string,
): CallOf<Kind> | undefined {
  return waitingCalls
    .all()
    .findLast(
      (call): call is CallOf<Kind> =>
        call.userId === userId &&
        call.kind === kind &&
        (call.id === about || Object.values(call.input).includes(about)),
    );
}

function isCall(value: unknown): value is WaitingCall {
  const { id, userId, kind, about, since, input } = Object(value);
  const texts = [id, userId, kind, about];
  return texts.every((text) => typeof text === 'string') && since > 0 && Boolean(input);
}
