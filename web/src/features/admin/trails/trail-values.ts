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

/** Returns the breweries in a form's text, as far as they are typed; none if the text is invalid. */
export function readStops(text: string): TrailStop[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isStop) : [];
  } catch {
    return [];
  }
}

function isStop(value: unknown): value is TrailStop {
  return typeof value === 'object' && value !== null && 'breweryId' in value;
}

/** Returns breweries as the text of a form; equal breweries have equal texts. */
export function stopsText(list: readonly TrailStop[]): string {
  return JSON.stringify(
    list.map(({ breweryId, prizeStock, question }) => ({
      ...{ breweryId, prizeStock },
      question: question ? { text: question.text, answers: question.answers } : null,
    })),
  );
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

/** Returns the answers without empty lines. */
function typedLines(answers: readonly string[]): string[] {
  return answers.map((answer) => answer.trim()).filter(Boolean);
}

/** Returns the input of the procedures, or what is wrong with the values. */
export function parseTrail(values: FormValues<TrailField>) {
  return trailCreate.safeParse({
    ...trailForm.sent(values),
    breweries: readStops(values.breweries).map(({ question, ...stop }) => ({
      ...stop,
      question: question ? { ...question, answers: typedLines(question.answers) } : null,
    })),
  });
}

export type TrailInput = NonNullable<ReturnType<typeof parseTrail>['data']>;
