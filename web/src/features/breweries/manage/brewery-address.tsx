import { breweryTypes } from '@hoptrail/contracts/lists/brewery-types';
import { useWatch } from 'react-hook-form';
import { FormRow } from '../../../components/form/fields/form-row.tsx';
import { FormSelect } from '../../../components/form/fields/form-select.tsx';
import { TextField } from '../../../components/form/fields/text-field.tsx';
import type { FormState } from '../../../components/form/form-state.ts';
import type { BreweryField } from './brewery-form-values.ts';

interface BreweryAddressProps {
  form: Pick<FormState<BreweryField>, 'field'>;
}

/** The brewery's name, type, address and phone. */
export function BreweryAddress({ form: { field } }: BreweryAddressProps) {
  const type = useWatch(field('type'));
  const line = { maxLength: 200, autoComplete: 'off' } as const;
  return (
    <>
      <TextField {...field('name')} {...line} required />
      <FormSelect {...field('type')} options={typeOptions(type)} />
      <TextField {...field('address')} {...line} required />
      <TextField {...field('city')} {...line} required />
      <FormRow>
        <TextField {...field('state')} {...line} required />
        <TextField {...field('zipCode')} {...line} inputMode="numeric" required />
      </FormRow>
      <TextField {...field('phone')} {...line} type="tel" />
    </>
  );
}

/** The usual types, and one that an import brought where the brewery has it. */
function typeOptions(present: string) {
  const usual: readonly string[] = breweryTypes;
  const types = usual.includes(present) ? usual : [present, ...usual];
  return types.map((type) => ({ value: type, label: type }));
}
