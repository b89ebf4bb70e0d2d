/** What the doctor found when it looked at one thing. */
export interface Finding {
  /** What was looked at, in a word or two. */
  check: string;
  /** A `problem` loses or hides something of people's; a `warning` may become one. */
  state: 'ok' | 'warning' | 'problem';
  says: string;
  /** What to do about it. */
  fix?: string;
}

/** Says that a thing is as it should be. */
export function ok(check: string, says: string): Finding {
  return { check, state: 'ok', says };
}

/** @param fix left out where what it says tells it already */
export function warning(check: string, says: string, fix?: string): Finding {
  return { check, state: 'warning', says, ...(fix === undefined ? {} : { fix }) };
}

export function problem(check: string, says: string, fix: string): Finding {
  return { check, state: 'problem', says, fix };
}
