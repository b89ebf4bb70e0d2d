import type { Closure, HoursException, OpeningHours } from '../hours/types.ts';

/**
 * The editable fields of an entity, in the order of its form. Contracts, columns, the form's values
 * and labels, and the words of the history derive from this list.
 */
export type FieldList = Readonly<Record<string, Field>>;

export type Field = FieldKind & {
  /** The label in a form, in title case. */
  readonly label: string;
  /** The name in the history, if it is not the label in sentence case. */
  readonly history?: string;
  /** Whether the field may be empty: null in the database and in the API. */
  readonly optional?: true;
  /** Whether a new entity may omit the field, because its column has a default. */
  readonly hasDefault?: true;
};

type FieldKind =
  /** One line of text, several lines, a web address, or the reference of a picture. */
  | { readonly kind: 'line' | 'text' | 'image' }
  /** `profiles` is the beginning of the network's profiles, which a typed `@name` completes. */
  | { readonly kind: 'link'; readonly profiles?: string | undefined }
  | { readonly kind: 'flag' }
  | {
      readonly kind: 'integer';
      readonly min: number;
      readonly max: number;
      readonly example: string;
    }
  /** A number from 0 with two decimals, stored as text. */
  | { readonly kind: 'decimal'; readonly max: number; readonly example: string }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  /** Some of the options, stored as JSON. */
  | { readonly kind: 'choices'; readonly options: readonly string[] }
  /** A day, `YYYY-MM-DD`. */
  | { readonly kind: 'day' }
  /** An instant: ISO 8601 in UTC, with milliseconds. */
  | { readonly kind: 'instant' }
  /** An IANA time zone. */
  | { readonly kind: 'zone' }
  /** The opening hours of a week, or those of special days; stored as JSON. */
  | { readonly kind: 'week' | 'exceptions' }
  /** Some days on which a place is closed; stored as JSON. */
  | { readonly kind: 'closure' }
  /** An ordered list of picture references, stored as JSON. */
  | { readonly kind: 'images'; readonly max: number; readonly tooMany: string }
  /**
   * One optional link for each name, stored as one JSON object; names to labels, and to `profiles`
   * of networks.
   */
  | {
      readonly kind: 'links';
      readonly names: Readonly<Record<string, string>>;
      readonly profiles?: Readonly<Partial<Record<string, string>>>;
    };

/** A field's value as the API returns it. */
export type Stored<Of extends Field> = OrNull<Of, Value<Of>>;

/** A field's value as the API takes it. */
export type Sent<Of extends Field> = Of extends { kind: 'images' }
  ? string[] | null
  : Of extends { kind: 'choice'; options: readonly (infer Option)[] }
    ? OrNull<Of, Option>
    : Of extends { kind: 'choices'; options: readonly (infer Option)[] }
      ? Option[] | null
      : Of extends { kind: 'exceptions' }
        ? HoursException[] | null
        : Stored<Of>;

/** The values of all fields as the API returns them. */
export type StoredFields<List extends FieldList> = {
  -readonly [Name in keyof List]: Stored<List[Name]>;
};

type OrNull<Of extends Field, Present> = Of extends { optional: true } ? Present | null : Present;

type Value<Of extends Field> = Of extends { kind: 'flag' }
  ? boolean
  : Of extends { kind: 'integer' }
    ? number
    : Of extends { kind: 'images' | 'choices' }
      ? string[]
      : Of extends { kind: 'week' }
        ? OpeningHours
        : Of extends { kind: 'exceptions' }
          ? HoursException[]
          : Of extends { kind: 'closure' }
            ? Closure
            : Of extends { kind: 'links'; names: infer Names }
              ? { [Name in keyof Names]?: string | null }
              : string;

/** Returns the names of a list's fields, in order. */
export function namesOf<List extends FieldList>(list: List): (keyof List & string)[];
// @__NO_SIDE_EFFECTS__
export function namesOf(list: FieldList): string[] {
  return Object.keys(list);
}

/** Returns the named fields of a list, in the order of the list. */
export function pickFields<const List extends FieldList, Name extends keyof List>(
  list: List,
  names: readonly Name[],
): Pick<List, Name>;
// @__NO_SIDE_EFFECTS__
export function pickFields(list: FieldList, names: readonly string[]): FieldList {
  return Object.fromEntries(Object.entries(list).filter(([name]) => names.includes(name)));
}

/** Returns a list without the named fields. */
export function omitFields<const List extends FieldList, Name extends keyof List>(
  list: List,
  names: readonly Name[],
): Omit<List, Name>;
// @__NO_SIDE_EFFECTS__
export function omitFields(list: FieldList, names: readonly string[]): FieldList {
  return Object.fromEntries(Object.entries(list).filter(([name]) => !names.includes(name)));
}

/** Returns the names of the fields of one kind. */
export function namesOfKind<List extends FieldList, Kind extends Field['kind']>(
  list: List,
  kind: Kind,
): NameOfKind<List, Kind>[];
// @__NO_SIDE_EFFECTS__
export function namesOfKind(list: FieldList, kind: string): string[] {
  return Object.keys(list).filter((name) => list[name]?.kind === kind);
}

export type NameOfKind<List extends FieldList, Kind> = {
  [Name in keyof List]: List[Name]['kind'] extends Kind ? Name : never;
}[keyof List];
