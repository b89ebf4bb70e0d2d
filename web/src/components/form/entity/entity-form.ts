import type { Field, FieldList, StoredFields } from '@hoptrail/contracts/field-lists/field-list';
import { storedContract } from '@hoptrail/contracts/field-lists/schemas';
import type { FormValues } from '../drafts/form-draft.ts';
import { completeLink } from '../form-link.tsx';
import type { Basis } from '../form-values.ts';
import { joinPhotos, splitPhotos } from '../images/form-photos-text.ts';

/**
 * The names of a form's inputs: the field names, with one input for each link of a field of links.
 */
export type InputName<List extends FieldList> = {
  [Name in keyof List & string]: List[Name] extends { kind: 'links'; names: infer Names }
    ? keyof Names & string
    : Name;
}[keyof List & string];

/** The parts of a form that derive from the entity's field list. */
export interface EntityForm<List extends FieldList> {
  /** The inputs, in the order of the list. */
  inputs: Readonly<Record<InputName<List>, Field>>;
  labels: Readonly<Record<InputName<List>, string>>;
  /**
   * Returns the initial values; without an entity they are empty, and a choice is its first option.
   */
  values: (entity?: StoredFields<List>) => FormValues<InputName<List>>;
  /** Returns the stored entity that the form edits, as the basis of a merge. */
  basis: (entity: StoredFields<List>) => Basis<InputName<List>, StoredFields<List>>;
  /** Converts the values to the input of the entity's contract, which then validates it. */
  sent: (values: FormValues<InputName<List>>) => Record<keyof List, unknown>;
}

/** Derives the inputs, labels and conversions of a form from a field list. */
export function entityForm<const List extends FieldList>(list: List): EntityForm<List>;
// @__NO_SIDE_EFFECTS__
export function entityForm(list: FieldList): EntityForm<FieldList> {
  const fields = Object.entries(list);
  const inputs = Object.fromEntries(fields.flatMap(([name, field]) => inputsOf(name, field)));
  const stored = storedContract(list);
  const values = (entity?: StoredFields<FieldList>) => {
    // Structures have their keys in one order, since their texts are compared.
    const seen = entity && stored.parse(entity);
    return Object.fromEntries(fields.flatMap(([name, field]) => texts(name, field, seen?.[name])));
  };
  return {
    inputs,
    labels: Object.fromEntries(Object.entries(inputs).map(([name, { label }]) => [name, label])),
    values,
    basis: (entity) => ({
      seen: stored.parse(entity),
      read: (json: unknown) => stored.safeParse(json).data,
      values,
    }),
    sent: (typed) =>
      Object.fromEntries(fields.map(([name, field]) => [name, sentValue(name, field, typed)])),
  };
}

function inputsOf(name: string, field: Field): [name: string, input: Field][] {
  if (field.kind !== 'links') return [[name, field]];
  const link = { kind: 'link', optional: true } as const;
  return Object.entries(field.names).map(([one, label]) => [
    one,
    { ...link, label, profiles: field.profiles?.[one] },
  ]);
}

/** Converts a stored value to the texts of its inputs. */
function texts(name: string, field: Field, value: unknown): [name: string, text: string][] {
  if (field.kind === 'links') {
    const links = new Map(Object.entries(value ?? {}));
    return Object.keys(field.names).map((link) => [link, links.get(link) ?? '']);
  }
  if (isStructure(field)) return [[name, structureText(value)]];
  if (field.kind === 'images') return [[name, Array.isArray(value) ? joinPhotos(value) : '']];
  if (field.kind === 'flag') return [[name, String(value ?? false)]];
  if (field.kind === 'choice' && !field.optional) {
    return [[name, String(value ?? field.options[0])]];
  }
  return [[name, String(value ?? '')]];
}

function sentValue(name: string, field: Field, typed: FormValues<string>): unknown {
  const text = typed[name] ?? '';
  switch (field.kind) {
    case 'link':
      return completeLink(text, field.profiles);
    case 'links':
      return Object.fromEntries(
        Object.keys(field.names).map((link) => [
          link,
          completeLink(typed[link] ?? '', field.profiles?.[link]),
        ]),
      );
    case 'images':
      return splitPhotos(text);
    case 'week':
    case 'closure':
      return readStructure(text) ?? null;
    case 'choices':
    case 'exceptions':
      return readStructure(text) ?? [];
    case 'flag':
      return text === 'true';
    case 'integer':
      return text.trim() ? Number(text) : null;
    case 'decimal':
      return plainDecimal(text);
    default:
      return text;
  }
}

/** Returns whether the value of a field is a list or an object, which a form has as JSON. */
function isStructure({ kind }: Field): boolean {
  return kind === 'week' || kind === 'exceptions' || kind === 'closure' || kind === 'choices';
}

/** Returns the JSON of a structure; that of an empty one is an empty text. */
function structureText(value: unknown): string {
  const isEmpty = !value || (Array.isArray(value) && value.length === 0);
  return isEmpty ? '' : JSON.stringify(value);
}

/** Returns the structure of a text; undefined if it is empty or no JSON. */
function readStructure(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Normalizes a typed number such as `$ 4,50` or `6,4 %`: decimal point, no unit. */
function plainDecimal(typed: string): string {
  return typed
    .trim()
    .replace(/^[$€£]\s*/, '')
    .replace(/\s*%$/, '')
    .replace(',', '.');
}
