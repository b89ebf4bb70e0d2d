import { EntityInput } from '../../../components/form/entity/entity-input.tsx';
import { FormRow } from '../../../components/form/fields/form-row.tsx';
import type { FormState } from '../../../components/form/form-state.ts';
import type { Menu } from '../beer-line.tsx';
import { type BeerField, beerForm } from './beer-values.ts';
import { askedPrices } from './price-labels.ts';

interface PriceInputsProps {
  form: FormState<BeerField>;
  menu: Menu;
}

/** The prices of a beer, one for each serving size. */
export function PriceInputs({ form, menu }: PriceInputsProps) {
  return (
    <FormRow>
      {askedPrices(menu, form.values()).map((price) => (
        <EntityInput
          key={price}
          form={form}
          name={price}
          field={beerForm.inputs[price]}
          options={{ placeholder: '6.00' }}
        />
      ))}
    </FormRow>
  );
}
