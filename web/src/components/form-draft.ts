/** What a form holds, by the fields' names. A checkbox holds 'true' or 'false'. */
export type FormValues<Name extends string> = Record<Name, string>;

/** What was typed and not saved. */
interface Draft<Name extends string> {
  values: FormValues<Name>;
  /** What was stored when it was typed, where the form changes something. */
  seen?: unknown;
}

/**
 * What was typed and not saved, kept for this tab: a reload or a session that ended does not
 * lose it.
 * @param initial what the form starts with; its fields are the ones that a draft must have
 * @returns undefined where there is no draft that fits the form
 */
export function readDraft<Name extends string>(
  key: string,
  initial: FormValues<Name>,
): Draft<Name> | undefined {
  const draft: unknown = parse(attempt(() => sessionStorage.getItem(key)));
  return fits(draft, initial) && differs(draft.values, initial) ? draft : undefined;
}

export function writeDraft(key: string, draft: Draft<string>): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
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

/** The names of a form's fields, in their order. */
export function namesOf<Name extends string>(values: FormValues<Name>): Name[] {
  const names: Name[] = [];
  for (const name in values) names.push(name);
  return names;
}

function fits<Name extends string>(
  draft: unknown,
  initial: FormValues<Name>,
): draft is Draft<Name> {
  const values: unknown = isObject(draft) && Reflect.get(draft, 'values');
  return (
    isObject(values) &&
    Object.keys(initial).every((name) => typeof Reflect.get(values, name) === 'string')
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
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
