/**
 * The marks between the two ends of a range. Phones and word processors replace a hyphen by other
 * dashes.
 */
export const rangeMarks = ['-', '‐', '‑', '‒', '–', '—', '―', '−', '~', '〜', '～'] as const;

/** The words between the two ends of a range. */
export const rangeWords = ['to', 'til', 'till', 'until', 'through', 'thru', 'bis'] as const;

/** A part of a regular expression for what is between the two ends of a range. */
export const RANGE = String.raw`(?:[${rangeMarks.join('')}]|\b(?:${rangeWords.join('|')})\b)`;
