/**
 * What shows that a person was at a brewery when they checked in. A check-in without any is not
 * verified: it counts for the logbook and its badges, and for no trail.
 *
 * - `position`: the phone said that it was within the brewery's radius. Phones can be made to say so,
 *   which the rules on speed and on check-ins of a day limit.
 * - `code`: the person knew the brewery's code of the day, which somebody there can pass on until it
 *   changes.
 * - `tag`: the person opened an address that an NFC tag of the brewery made at a tap. Each is good once;
 *   somebody there can pass one on before it is opened.
 *
 * A brewery on a trail may ask a question, too. An answer proves no visit by itself, since it can be passed
 * on for ever: it is asked beside one of these.
 */
export const evidences = ['position', 'code', 'tag'] as const;

/** How a check-in was verified. */
export type Evidence = (typeof evidences)[number];
