import {
  type AdminTrail,
  type TrailSeen,
  type TrailStop,
  trailCreate,
  trailSeen,
} from '@hoptrail/contracts/admin/trails';
import { STAMPS_PER_DAY } from '@hoptrail/contracts/limits';
import { trailFields } from '@hoptrail/contracts/trails/trail-fields';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import { entityForm, type InputName } from '../../../components/form/entity/entity-form.ts';
import type { Basis } from '../../../components/form/form-values.ts';
import { today } from '../../../lib/text/dates.ts';

export const trailForm = entityForm(trailFields);

export type TrailField = InputName<typeof trailFields> | 'breweries';
export const trailLabels: Readonly<Record<TrailField, string>> = {
  ...trailForm.labels,
  breweries: 'Breweries',
};

const stops = trailSeen.shape.breweries;

/** Returns the breweries in a form's text; none if the text is invalid. */
export function readStops(text: string): TrailStop[] {
  try {
    return stops.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

/** Returns breweries as the text of a form; equal breweries have equal texts. */
export function stopsText(list: readonly TrailStop[]): string {
  return JSON.stringify(list.map(({ breweryId, prizeStock }) => ({ breweryId, prizeStock })));
}

/** Returns the values of a new trail. */
export function newTrailValues(): FormValues<TrailField> {
  return {
    ...trailForm.values(),
    startsOn: today(),
    stampsPerDay: String(STAMPS_PER_DAY),
    breweries: stopsText([]),
  };
}

/** Returns the stored trail that the form edits, as the basis of a merge. */
export function trailBasis(trail: AdminTrail): Basis<TrailField, TrailSeen> {
  return {
    seen: trailSeen.parse(trail),
    read: (json) => trailSeen.safeParse(json).data,
    values: trailValues,
  };
}

export function trailValues(seen: TrailSeen): FormValues<TrailField> {
  return { ...trailForm.values(seen), breweries: stopsText(seen.breweries) };
}

/** Returns the input of the procedures, or what is wrong with the values. */
export function parseTrail(values: FormValues<TrailField>) {
  return trailCreate.safeParse({
    ...trailForm.sent(values),
    breweries: readStops(values.breweries),
  });
}

export type TrailInput = NonNullable<ReturnType<typeof parseTrail>['data']>;
