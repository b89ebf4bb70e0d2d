import { decodeHTMLStrict } from 'entities';
import { z } from 'zod';
import type { ImportedValues } from './imports.rules.ts';
import {
  phoneFor,
  positionFor,
  postalCodeFor,
  typeFor,
  websiteFor,
} from './openbrewerydb.fields.ts';
import { optionalFields } from './optional-fields.rules.ts';

/** Why a well-formed row is skipped. */
export type SkipReason =
  | 'closed'
  | 'planned'
  | 'no name'
  | 'no address'
  | 'no city'
  | 'no state'
  | 'no postal code';

/** The values that are left out if they are unusable; hours that cannot be read stay a text. */
export type Warning = 'coordinates' | 'phone' | 'website' | 'hours' | 'time zone' | 'offers';

export type RowOutcome =
  | { kind: 'brewery'; id: string; values: ImportedValues; warnings: readonly Warning[] }
  | { kind: 'closed'; id: string }
  | { kind: 'skipped'; reason: SkipReason }
  | { kind: 'broken'; problem: string };

/**
 * Parses a row of Open Brewery DB: the columns of its files, or the fields of its public API, which
 * calls `address_1` also `street`, and `state_province` also `state`.
 */
export function readRow(fields: Readonly<Record<string, unknown>>): RowOutcome {
  const parsed = row.safeParse(fields);
  if (!parsed.success) return { kind: 'broken', problem: describe(parsed.error) };
  const { data } = parsed;
  if (data.brewery_type.toLowerCase() === 'closed') {
    return { kind: 'closed', id: data.id.toLowerCase() };
  }
  const name = data.name;
  const address = [data.address_1 || data.street, data.address_2, data.address_3]
    .filter(Boolean)
    .join(', ');
  const state = data.state_province || data.state;
  const zipCode = postalCodeFor(data.postal_code);
  const reason = skipReason(data.brewery_type, { name, address, city: data.city, state, zipCode });
  if (reason) return { kind: 'skipped', reason };

  const position = positionFor(data.latitude, data.longitude, { country: data.country, state });
  const phone = phoneFor(data.phone, data.country);
  const website = websiteFor(data.website_url);
  const optional = optionalFields(data);
  return {
    kind: 'brewery',
    id: data.id.toLowerCase(),
    values: {
      name,
      address,
      city: data.city,
      state,
      zipCode,
      ...(position ?? { latitude: null, longitude: null }),
      type: typeFor(data.brewery_type),
      phone: phone ?? null,
      website: website ?? null,
      ...optional.values,
    },
    warnings: [
      ...(position ? [] : (['coordinates'] as const)),
      ...(phone === undefined ? (['phone'] as const) : []),
      ...(website === undefined ? (['website'] as const) : []),
      ...optional.warnings,
    ],
  };
}

const MAX_CHARACTERS = 500;

const text = z
  .union([z.string(), z.number().transform(String)], 'is no text')
  .nullish()
  .transform((value) =>
    decodeHTMLStrict(value ?? '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  .refine((value) => value.length <= MAX_CHARACTERS, `is longer than ${MAX_CHARACTERS} characters`)
  .refine((value) => !value.includes('\uFFFD'), 'is not written in UTF-8');

const MAX_HOURS = 2000;

/** A text of several lines; undefined if the list has no such column. */
const lines = z
  .string()
  .optional()
  .transform((value) =>
    value === undefined
      ? undefined
      : decodeHTMLStrict(value)
          .split(/[\r\n]+/)
          .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
          .filter(Boolean)
          .join('\n'),
  )
  .refine((value) => (value?.length ?? 0) <= MAX_HOURS, `is longer than ${MAX_HOURS} characters`);

const row = z.object({
  id: z.guid('is not an id of Open Brewery DB'),
  name: text,
  brewery_type: text,
  address_1: text,
  street: text,
  address_2: text,
  address_3: text,
  city: text,
  state_province: text,
  state: text,
  postal_code: text,
  country: text,
  phone: text,
  website_url: text,
  longitude: text,
  latitude: text,
  hours: lines,
  time_zone: lines,
  offers: lines,
});

function describe(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.')} ${issue.message}` : 'cannot be read';
}

function skipReason(
  breweryType: string,
  required: Readonly<Record<'name' | 'address' | 'city' | 'state' | 'zipCode', string>>,
): SkipReason | undefined {
  if (breweryType.toLowerCase() === 'planning') return 'planned';
  if (required.name === '') return 'no name';
  if (required.address === '') return 'no address';
  if (required.city === '') return 'no city';
  if (required.state === '') return 'no state';
  if (required.zipCode === '') return 'no postal code';
  return undefined;
}
