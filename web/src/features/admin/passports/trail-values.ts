import {
  type AdminPassport,
  type PassportSeen,
  type PassportStop,
  passportCreate,
  passportSeen,
} from '@hoptrail/contracts/admin/passports';
import { passportFields } from '@hoptrail/contracts/entities/passport';
import { STAMPS_PER_DAY } from '@hoptrail/contracts/limits';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import { entityForm, type InputName } from '../../../components/form/entity/entity-form.ts';
import type { Basis } from '../../../components/form/form-values.ts';
import { today } from '../../../lib/text/dates.ts';

export const passportForm = entityForm(passportFields);

export type TrailField = InputName<typeof passportFields> | 'breweries';
export const trailLabels: Readonly<Record<TrailField, string>> = {
  ...passportForm.labels,
  breweries: 'Breweries',
};

const stops = passportSeen.shape.breweries;

/** Returns the breweries in a form's text; none if the text is invalid. */
export function readStops(text: string): PassportStop[] {
  try {
    return stops.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

/** Returns breweries as the text of a form; equal breweries have equal texts. */
export function stopsText(list: readonly PassportStop[]): string {
  return JSON.stringify(list.map(({ breweryId, prizeStock }) => ({ breweryId, prizeStock })));
}

/** Returns the values of a new trail. */
export function newTrailValues(): FormValues<TrailField> {
  return {
    ...passportForm.values(),
    startsOn: today(),
    stampsPerDay: String(STAMPS_PER_DAY),
    breweries: stopsText([]),
  };
}

/** Returns the stored trail that the form edits, as the basis of a merge. */
export function trailBasis(passport: AdminPassport): Basis<TrailField, PassportSeen> {
  return {
    seen: passportSeen.parse(passport),
    read: (json) => passportSeen.safeParse(json).data,
    values: trailValues,
  };
}

export function trailValues(seen: PassportSeen): FormValues<TrailField> {
  return { ...passportForm.values(seen), breweries: stopsText(seen.breweries) };
}

/** Returns the input of the procedures, or what is wrong with the values. */
export function parseTrail(values: FormValues<TrailField>) {
  return passportCreate.safeParse({
    ...passportForm.sent(values),
    breweries: readStops(values.breweries),
  });
}

export type TrailInput = NonNullable<ReturnType<typeof parseTrail>['data']>;
