import { invitationErrors } from './admin/invitation-errors.ts';
import { authErrors } from './auth/auth-errors.ts';
import { beerErrors } from './beers/beer-errors.ts';
import { boardErrors } from './boards/board-errors.ts';
import { breweryErrors } from './breweries/brewery-errors.ts';
import { calendarErrors } from './calendars/calendar-errors.ts';
import { checkinErrors } from './checkins/checkin-errors.ts';
import { claimErrors } from './claims/claim-errors.ts';
import type { ErrorKind } from './errors/domain-errors.ts';
import { serverErrors } from './errors/server-errors.ts';
import { eventErrors } from './events/event-errors.ts';
import { historyErrors } from './history/history-errors.ts';
import { newsErrors } from './news/news-errors.ts';
import { personalDataErrors } from './personal-data/personal-data-errors.ts';
import { podcastErrors } from './podcast/podcast-errors.ts';
import { profileErrors } from './profiles/profile-errors.ts';
import { staffErrors } from './staff/staff-errors.ts';
import { tagErrors } from './tags/tag-errors.ts';
import { trailErrors } from './trails/trail-errors.ts';
import { uploadErrors } from './uploads/upload-errors.ts';
import { userErrors } from './users/user-errors.ts';

/** All errors that the server can return. Clients get the code and a text. */
const errors = {
  ...serverErrors,
  ...authErrors,
  ...userErrors,
  ...profileErrors,
  ...invitationErrors,
  ...breweryErrors,
  ...staffErrors,
  ...beerErrors,
  ...boardErrors,
  ...newsErrors,
  ...historyErrors,
  ...claimErrors,
  ...podcastErrors,
  ...eventErrors,
  ...calendarErrors,
  ...checkinErrors,
  ...tagErrors,
  ...trailErrors,
  ...uploadErrors,
  ...personalDataErrors,
};

/** A stable error code: `<domain>.<reason>`. */
export type ErrorCode = keyof typeof errors;

export const errorCodes = Object.keys(errors) as readonly ErrorCode[];

/** Returns how a transport reports an error. */
export function errorKind(code: ErrorCode): ErrorKind {
  return errors[code][0];
}

/** Returns the default text of an error for people. */
export function errorText(code: ErrorCode): string {
  return errors[code][1];
}

/** The body of a REST error, and the part of an RPC error that the web app reads. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  /** With `edit.conflict`: the stored values of the fields that the change was based on. */
  current?: object;
}
