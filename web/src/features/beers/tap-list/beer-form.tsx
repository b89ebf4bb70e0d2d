import type { Beer } from '@hoptrail/contracts/beers/beers';
import { availabilities } from '@hoptrail/contracts/lists/beer-availability';
import { beerStyles } from '@hoptrail/contracts/lists/beer-styles';
import type { ReactNode } from 'react';
import { EntityFields } from '../../../components/form/entity/entity-fields.tsx';
import type { InputOptions } from '../../../components/form/entity/entity-input.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { errorMessage, refusal } from '../../../data/errors.ts';
import {
  type BeerField,
  type BeerInput,
  type BeerSeen,
  beerForm,
  parseBeer,
} from './beer-values.ts';

interface BeerFormProps {
  /** The draft's key: the brewery's id for a new beer, the beer's for an existing one. */
  draft: string;
  /** The beer to change; undefined for a new one. */
  beer?: Beer;
  submit: string;
  save: (input: BeerInput, basedOn: BeerSeen | undefined) => Promise<unknown>;
  /** Saves the form as a new beer when the old one was deleted meanwhile. */
  saveNew?: (input: BeerInput) => Promise<unknown>;
  onClose: () => void;
  /** Further actions below the fields. */
  children?: ReactNode;
}

const styleOptions = [
  { value: '', label: 'Choose a style' },
  ...beerStyles.map((style) => ({ value: style, label: style })),
];
const labels = { available: 'On tap', coming: 'Coming soon', gone: 'Gone' } as const;
const availabilityOptions = availabilities.map((value) => ({ value, label: labels[value] }));
const options: Readonly<Record<BeerField, InputOptions>> = {
  beerName: {},
  beerStyle: { options: () => styleOptions },
  availability: { options: () => availabilityOptions },
  abv: { row: 'strength', placeholder: '5.4' },
  ibu: { row: 'strength', placeholder: '35' },
  priceSmall: { row: 'prices', placeholder: '4.00' },
  priceMedium: { row: 'prices', placeholder: '6.00' },
  priceLarge: { row: 'prices', placeholder: '8.00' },
  description: {},
};

/** The form of a beer. */
export function BeerForm({ draft, beer, submit, save, saveNew, onClose, children }: BeerFormProps) {
  const form = useForm({
    draft: `beer.${draft}`,
    labels: beerForm.labels,
    initial: beerForm.values(beer),
    basis: beer && beerForm.basis(beer),
    parse: parseBeer,
    save,
    saveAsNew: saveNew && { submit: 'Save as New Beer', save: saveNew },
    onSaved: onClose,
    refused: (error) =>
      refusal(error).code === 'beer.exists' ? { beerName: errorMessage(error) } : {},
  });
  return (
    <Form form={form} submit={submit} onCancel={onClose}>
      <EntityFields form={form} inputs={beerForm.inputs} options={options} />
      {children}
    </Form>
  );
}
