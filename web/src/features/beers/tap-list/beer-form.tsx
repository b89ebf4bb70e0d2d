import type { Beer } from '@hoptrail/contracts/beers';
import { availabilities } from '@hoptrail/contracts/lists/beer-availability';
import { beerStyles } from '@hoptrail/contracts/lists/beer-styles';
import type { ReactNode } from 'react';
import { FormRow } from '../../../components/form/fields/form-row.tsx';
import { FormSelect } from '../../../components/form/fields/form-select.tsx';
import { TextArea } from '../../../components/form/fields/text-area.tsx';
import { TextField } from '../../../components/form/fields/text-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { errorMessage, refusal } from '../../../data/errors.ts';
import { type BeerInput, type BeerSeen, beerForm, parseBeer } from './beer-values.ts';

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
const words = { available: 'On tap', coming: 'Coming soon', gone: 'Gone' } as const;
const availabilityOptions = availabilities.map((value) => ({ value, label: words[value] }));

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
  const { field } = form;
  const number = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;
  return (
    <Form form={form} submit={submit} onCancel={onClose}>
      <TextField {...field('beerName')} maxLength={200} autoComplete="off" required />
      <FormSelect {...field('beerStyle')} options={styleOptions} required />
      <FormSelect {...field('availability')} options={availabilityOptions} />
      <FormRow>
        <TextField {...field('abv')} {...number} placeholder="5.4" />
        <TextField {...field('ibu')} {...number} inputMode="numeric" placeholder="35" />
      </FormRow>
      <FormRow>
        <TextField {...field('priceSmall')} {...number} placeholder="4.00" />
        <TextField {...field('priceMedium')} {...number} placeholder="6.00" />
        <TextField {...field('priceLarge')} {...number} placeholder="8.00" />
      </FormRow>
      <TextArea {...field('description')} maxLength={5000} />
      {children}
    </Form>
  );
}
