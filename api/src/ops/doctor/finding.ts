/** The result of one check. */
export interface Finding {
  /** The name of the check, in a word or two. */
  check: string;
  /** A `problem` loses or hides people's data; a `warning` may become one. */
  state: 'ok' | 'warning' | 'problem';
  says: string;
  /** What to do about it. */
  fix?: string;
}

/** Returns the finding of a check without problems. */
export function ok(check: string, says: string): Finding {
  return { check, state: 'ok', says };
}

/**
 * Returns a warning.
 * @param fix absent if `says` includes what to do
 */
export function warning(check: string, says: string, fix?: string): Finding {
  return { check, state: 'warning', says, ...(fix === undefined ? {} : { fix }) };
}

export function problem(check: string, says: string, fix: string): Finding {
  return { check, state: 'problem', says, fix };
}
