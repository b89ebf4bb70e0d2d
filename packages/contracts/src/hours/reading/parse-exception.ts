import { spansText } from '../hours-text.ts';
import type { HoursException } from '../types.ts';
import { parseHours } from './parse-hours.ts';

const DAY = String.raw`\d{4}-\d\d-\d\d`;
const EXCEPTION = new RegExp(
  String.raw`^(${DAY})(?:\s*(?:-|\u2013|to|\.\.)\s*(${DAY}))?[\s:]+([^()]+?)\s*(?:\(([^()]*)\))?$`,
  'i',
);

/**
 * Reads an exception as `exceptionText()` writes it: `2026-12-24 - 2026-12-26 closed (Christmas)`.
 * @returns undefined if it is something else
 */
export function parseException(text: string): HoursException | undefined {
  const [, from, to = from, hours = '', note] = EXCEPTION.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const read = parseHours(hours).hours?.days;
  const [spans] = read ?? [];
  // With days of the week in it, the text means something else.
  if (!spans || read?.some((day) => spansText(day) !== spansText(spans))) return undefined;
  return { from, to, spans, ...(note?.trim() && { note: note.trim() }) };
}
