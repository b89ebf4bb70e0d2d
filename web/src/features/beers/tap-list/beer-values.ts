import { beerFields } from '@hoptrail/contracts/beers/beer-fields';
import { type Beer, beerCreate } from '@hoptrail/contracts/beers/beers';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import { entityForm, type InputName } from '../../../components/form/entity/entity-form.ts';

export type BeerField = InputName<typeof beerFields>;
export type BeerSeen = Pick<Beer, BeerField>;

export const beerForm = entityForm(beerFields);

const input = beerCreate.omit({ breweryId: true });

/** Returns the input of the procedure, or the problems of the fields. */
export function parseBeer(values: FormValues<BeerField>) {
  const sent = beerForm.sent(values);
  // Only a coming beer has a time to go on.
  return input.safeParse({
    ...sent,
    goesOnAt: values.availability === 'coming' ? sent.goesOnAt : null,
  });
}

export type BeerInput = NonNullable<ReturnType<typeof parseBeer>['data']>;
