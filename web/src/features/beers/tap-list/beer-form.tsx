import type { Beer } from '@hoptrail/contracts/beers/beers';
import { availabilities } from '@hoptrail/contracts/lists/beer-availability';
import { beerSections, sectionLabels } from '@hoptrail/contracts/lists/beer-sections';
import { beerStyles } from '@hoptrail/contracts/lists/beer-styles';
import type { ReactNode } from 'react';
import { EntityFields } from '../../../components/form/entity/entity-fields.tsx';
import type { InputOptions } from '../../../components/form/entity/entity-input.tsx';
import { Form } from '../../../components/form/form.tsx';
import { type FormState, useForm } from '../../../components/form/form-state.ts';
import { errorMessage, refusal } from '../../../data/errors.ts';
import type { Menu } from '../beer-line.tsx';
import {
  type BeerField,
  type BeerInput,
  type BeerSeen,
  beerForm,
  parseBeer,
} from './beer-values.ts';
import { GoesOnInput } from './goes-on-input.tsx';
import { PriceInputs } from './price-inputs.tsx';
import { priceLabels } from './price-labels.ts';

interface BeerFormProps {
  /** The draft's key: the brewery's id for a new beer, the beer's for an existing one. */
  draft: string;
  menu: Menu;
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

/** The options for a beer's style. */
export const styleOptions = [
  { value: '', label: 'Choose a style' },
  ...beerStyles.map((style) => ({ value: style, label: style })),
];
/** What each availability is called. */
export const availabilityLabels = {
  available: 'On tap',
  coming: 'Coming soon',
  gone: 'Gone',
} as const;
const availabilityOptions = availabilities.map((value) => ({
  value,
  label: availabilityLabels[value],
}));
const sectionOptions = beerSections.map((value) => ({ value, label: sectionLabels[value] }));

/** Returns the options of the inputs; that of the first price shows all of them. */
function optionsFor(
  form: FormState<BeerField>,
  menu: Menu,
): Readonly<Record<BeerField, InputOptions>> {
  const shownAbove = { render: () => null };
  return {
    beerName: {},
    beerStyle: { options: () => styleOptions },
    availability: { options: () => availabilityOptions },
    goesOnAt: { render: () => <GoesOnInput key="goesOnAt" form={form} menu={menu} /> },
    section: { row: 'place', options: () => sectionOptions },
    tapNumber: { row: 'place', placeholder: '7' },
    isLastKeg: {},
    abv: { row: 'strength', placeholder: '5.4' },
    ibu: { row: 'strength', placeholder: '35' },
    priceSmall: { render: () => <PriceInputs key="prices" form={form} menu={menu} /> },
    priceMedium: shownAbove,
    priceLarge: shownAbove,
    priceFourth: shownAbove,
    priceFifth: shownAbove,
    isNonAlcoholic: { row: 'marks' },
    isGlutenFree: { row: 'marks' },
    description: {},
  };
}

/** The form of a beer. */
export function BeerForm(props: BeerFormProps) {
  const { draft, menu, beer, submit, save, saveNew, onClose, children } = props;
  const form = useForm({
    draft: `beer.${draft}`,
    labels: { ...beerForm.labels, ...priceLabels(menu) },
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
      <EntityFields form={form} inputs={beerForm.inputs} options={optionsFor(form, menu)} />
      {children}
    </Form>
  );
}
