import type { BeerMark } from '@hoptrail/contracts/beers/had';
import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { createWaitingList, type WaitingItem } from '../waiting-list.ts';
import { WAITING_CALLS } from '../waiting-names.ts';

interface CommonCall extends WaitingItem {
  /** Milliseconds since 1970. */
  since: number;
  /** The name of what it is about, such as that of a brewery. */
  about: string;
  /** Why the server refused it, as a sentence. */
  problem?: string;
  /** Whether it could not be sent at once. */
  isTold?: boolean;
}

/** A check-in. The server stores it under this id, once, however often it is sent. */
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

/** A tap on an NFC tag, which makes one check-in however often it is sent. */
interface WaitingTap extends CommonCall {
  kind: 'tap';
  input: { tapData: string; tapMac: string };
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

/** Whether a brewery is a favourite. */
interface WaitingFavorite extends CommonCall {
  kind: 'favorite';
  input: { breweryId: string };
  isFavorite: boolean;
}

/** Notes about a brewery. */
interface WaitingNotes extends CommonCall {
  kind: 'notes';
  input: { breweryId: string };
  notes: string;
  /** The notes as this device saw them. */
  seen: string;
  /** The notes that were sent and may be stored, since no response said that they are not. */
  sent?: readonly string[];
  /** The notes that another device saved meanwhile; these wait until the person chose some. */
  conflict?: string;
}

/** The rating, the line and the sharing of a beer. */
export type BeerReview = Partial<Pick<BeerMark, 'rating' | 'notes' | 'isShared'>>;

/** Whether the person has had a beer, and what they think of it. */
export interface WaitingMark extends CommonCall {
  kind: 'mark';
  input: { beerId: string; breweryId: string };
  isHad: boolean;
  review: BeerReview;
  /** Whether the person may go on typing: it is sent after a pause. */
  isTyped?: boolean;
}

/** A call that the server has not answered yet. */
export type WaitingCall =
  | WaitingCheckin
  | WaitingTap
  | WaitingPlace
  | WaitingWish
  | WaitingFavorite
  | WaitingNotes
  | WaitingMark;
export type CallKind = WaitingCall['kind'];
export type CallOf<Kind extends CallKind> = Extract<WaitingCall, { kind: Kind }>;

/** The waiting calls, oldest first: of each subject the last one. */
export const waitingCalls = createWaitingList<WaitingCall>(WAITING_CALLS, isCall);

/**
 * Returns the newest waiting call of a kind about a check-in, a brewery, an event, a beer or a style.
 * @param about its id; the name of a style
 */
export function findCall<Kind extends CallKind>(
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

/** The kinds with the fields that a call needs to be shown. */
const parts: Readonly<Record<CallKind, readonly string[]>> = {
  checkin: ['brewery'],
  tap: [],
  place: [],
  wish: [],
  favorite: [],
  notes: [],
  mark: ['review'],
};

function isCall(value: unknown): value is WaitingCall {
  const call = Object(value);
  const { id, userId, kind, about, since, input } = call;
  const texts = [id, userId, kind, about];
  if (!(texts.every((text) => typeof text === 'string') && since > 0)) return false;
  if (!Object.hasOwn(parts, kind)) return false;
  const needed = [input, ...parts[kind as CallKind].map((part) => call[part])];
  return needed.every((part) => typeof part === 'object' && part !== null);
}
