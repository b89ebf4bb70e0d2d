import { z } from 'zod';
import { id, instant, line } from '../fields.ts';
import { DRAW_PRIZE_MAX, WINNERS_PER_DRAW } from '../limits.ts';
import { rows } from '../stored/rows.ts';

const numberProblem = `Please enter a whole number from 1 to ${WINNERS_PER_DRAW}.`;

/** The input for a draw among the people who finished a trail. */
export const trailDraw = z.object({
  id,
  winners: z.int(numberProblem).min(1, numberProblem).max(WINNERS_PER_DRAW, numberProblem),
  /** What the winners get. */
  prize: line.max(DRAW_PRIZE_MAX, `Please use at most ${DRAW_PRIZE_MAX} characters.`),
  /** How many winners the caller has seen: a call that is sent again draws no further winners. */
  seen: z.int().min(0),
});

/** A person who was drawn, once for each trail. */
export const drawWinner = z.object({
  id: z.string(),
  userId: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  prize: z.string(),
  drawnAt: instant,
});
export type DrawWinner = z.infer<typeof drawWinner>;

/** The winners of a trail. */
export const drawWinners = z.object({
  /** The newest 500 of them, newest first. */
  winners: rows(drawWinner),
  total: z.int(),
});
export type DrawWinners = z.infer<typeof drawWinners>;

/** The input for removing a winner. */
export const drawId = z.object({ id });
