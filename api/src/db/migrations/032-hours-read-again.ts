/**
 * Has the opening hours read again from texts that somebody typed, because the reader leaves more of
 * them unread. The sweep does it; rows beside words of the owner's own stay, because they may be the
 * owner's too.
 */
const READ_AGAIN = `UPDATE breweries SET "hoursRead" = NULL WHERE "hasOwnHours" = 0 AND hours IS NOT NULL`;

export const hoursReadAgain = { sqlite: [READ_AGAIN], postgres: [READ_AGAIN] } as const;
