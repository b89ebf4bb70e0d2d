import { z } from 'zod';
import { ended, id, instant, typedText } from '../fields.ts';
import { BOARD_CODE_LENGTH, BOARD_NAME_MAX } from '../limits.ts';

/** What a television shows: the menu of its brewery, or the digits that connect it with one. */
export const boardState = z.object({
  /** The brewery whose menu it shows; null until it is connected. */
  breweryId: z.string().nullable(),
  /** The digits to type on the dashboard; null once it is connected. */
  code: z.string().nullable(),
  /** The seconds for which they are valid: the clock of a television may be wrong. */
  codeSeconds: z.int().nullable(),
});
export type BoardState = z.infer<typeof boardState>;

/** A board of a brewery, for those who may end it. */
export const board = z.object({
  id: z.string(),
  name: z.string(),
  pairedAt: instant,
  /** When the television last had a connection; null if it never had one. */
  lastSeenAt: instant.nullable(),
  /** Whether it has had none for minutes. */
  isSilent: z.boolean(),
});
export type Board = z.infer<typeof board>;

export const boardsOfBrewery = z.object({ breweryId: id });

/** The input that connects a television with a brewery. */
export const boardPair = z.object({
  breweryId: id,
  code: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .refine(
      (digits) => new RegExp(`^\\d{${BOARD_CODE_LENGTH}}$`).test(digits),
      'Please type the six digits that the television shows.',
    ),
  name: ended(
    typedText().min(1, 'Please name the board, for example by where it hangs.'),
    BOARD_NAME_MAX,
    `The name of a board has at most ${BOARD_NAME_MAX} characters.`,
  ),
});

export const boardId = z.object({ id });
