/** The values of a form by field name. A checkbox has the value 'true' or 'false'. */
export type FormValues<Name extends string> = Record<Name, string>;

/** The unsaved values of a form. */
interface Draft<Name extends string> {
  values: FormValues<Name>;
  /** The stored entity that the form was opened with; absent in forms that create one. */
  seen?: unknown;
}

/** A draft as JSON in the session storage; null stands for an unchanged field. */
interface StoredDraft {
  values: Record<string, string | null>;
  seen?: unknown;
}

/**
 * Returns the draft of a form from the tab's session storage. It survives a reload and the end of a
 * session.
 * @param initial the initial values; a draft must have the same fields
 * @param typedOver returns the initial values that the draft was typed over
 * @returns undefined if there is no draft with these fields, or if it changes nothing
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
 * Stores a draft with its changed fields only. A draft outlives the session, and the unchanged
 * fields may contain personal data.
 * @param initial the values before the changes
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

/** Returns whether any field differs from its initial value. */
export function differs<Name extends string>(
  values: FormValues<Name>,
  initial: FormValues<Name>,
): boolean {
  return Object.entries(initial).some(([name, value]) => Reflect.get(values, name) !== value);
}

/** Returns the names of a form's fields, in their order. */
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

/** Ignores a storage that is missing or full: the form then works without a draft. */
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
