import { breweryUpdate } from '@hoptrail/contracts/breweries/breweries';
import { breweryFormFields } from '@hoptrail/contracts/breweries/brewery-fields';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import { entityForm, type InputName } from '../../../components/form/entity/entity-form.ts';
import { errorMessage, refusal } from '../../../data/errors.ts';
import { withOwnText } from './hours/hours-values.ts';

export type BreweryField = InputName<typeof breweryFormFields>;

export const breweryForm = withOwnText(entityForm(breweryFormFields));

/** Returns the input of the procedure, or the problems of the fields. */
export function parseBreweryForm(id: string, values: FormValues<BreweryField>) {
  return breweryUpdate.safeParse({ id, ...breweryForm.sent(values) });
}

/** Returns what the form says at the name when another brewery nearby has it. */
export function nameRefused(error: unknown): { name?: string } {
  return refusal(error).code === 'brewery.nameTaken' ? { name: errorMessage(error) } : {};
}
