/** What a form holds, by the fields' names. A checkbox holds 'true' or 'false'. */
export type FormValues<Name extends string> = Record<Name, string>;

/** Keys of drafts: text that was typed and not saved. */
interface Draft<Name extends string> {
  values: FormValues<Name>;
  /** What was stored when it was typed, where the form changes something. */
  seen?: unknown;
}

/** As stored: null for a field that was left as it was. */
interface StoredDraft {
  values: Record<string, string | null>;
  seen?: unknown;
}

/**
 * Returns what was typed and not saved, which this tab stores: a reload or a session that ended
 * does not lose it.
 * @param initial what the form starts with; its fields are the ones that a draft must have
 * @param typedOver returns the values that the form had when it was typed
 * @returns undefined where there is no draft that fits the form
 */
export function readDraft<Name extends string>(
  key: string,
  initial: FormValues<Name>,
  typedOver: (seen: unknown) => FormValues<Name> = () => initial,
): Draft<Name> | undefined {
  const draft: unknown = parse(attempt(() => sessionStorage.getItem(key)));
  if (!fits(draft, initial)) return undefined;
  const values = { ...typedOver(draft.seen) };
  for (const name of namesOf(values)) values[name] = draft.values[name] ?? values[name];
  return differs(values, initial) ? { ...draft, values } : undefined;
}

/**
 * Stores a draft: of the fields only those that were changed, since a draft stays when a session
 * has ended, and the others may be about the person who was signed in.
 * @param initial what the fields were before
 */
export function writeDraft<Name extends string>(
  key: string,
  { values, seen }: Draft<Name>,
  initial: FormValues<Name>,
): void {
  const changed: StoredDraft['values'] = {};
  for (const name of namesOf(values)) {
    changed[name] = values[name] === initial[name] ? null : values[name];
  }
  attempt(() => sessionStorage.setItem(key, JSON.stringify({ values: changed, seen })));
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

function fits(draft: unknown, initial: FormValues<string>): draft is StoredDraft {
  const values: unknown = isObject(draft) && Reflect.get(draft, 'values');
  const isValue = (value: unknown) => typeof value === 'string' || value === null;
  return (
    isObject(values) && Object.keys(initial).every((name) => isValue(Reflect.get(values, name)))
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
