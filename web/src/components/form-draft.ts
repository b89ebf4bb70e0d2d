/** What a form holds, by the fields' names. A checkbox holds 'true' or 'false'. */
export type FormValues<Name extends string> = Record<Name, string>;

/**
 * What was typed and not saved, kept for this tab: a reload or a session that ended does not
 * lose it.
 * @param initial what the form starts with; its fields are the ones that a draft must have
 * @returns undefined where there is no draft that fits the form
 */
export function readDraft<Name extends string>(
  key: string,
  initial: FormValues<Name>,
): FormValues<Name> | undefined {
  const draft: unknown = parse(attempt(() => sessionStorage.getItem(key)));
  return fits(draft, initial) && differs(draft, initial) ? draft : undefined;
}

export function writeDraft(key: string, values: FormValues<string>): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(values)));
}

export function forgetDraft(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** Whether any field of the form is not as it was. */
export function differs<Name extends string>(
  values: FormValues<Name>,
  initial: FormValues<Name>,
): boolean {
  return Object.entries(initial).some(([name, value]) => Reflect.get(values, name) !== value);
}

function fits<Name extends string>(
  draft: unknown,
  initial: FormValues<Name>,
): draft is FormValues<Name> {
  if (typeof draft !== 'object' || draft === null) return false;
  return Object.keys(initial).every((name) => typeof Reflect.get(draft, name) === 'string');
}

/** Without storage, or when it is full, the form works on without a draft. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

function parse(text: string | null | undefined): unknown {
  return attempt(() => JSON.parse(text ?? 'null'));
}
