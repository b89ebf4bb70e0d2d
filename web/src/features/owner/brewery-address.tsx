import { FormRow } from '../../components/form-row.tsx';
import type { FormState } from '../../components/form-state.ts';
import { TextField } from '../../components/text-field.tsx';
import type { BreweryField } from './brewery-form-values.ts';

interface BreweryAddressProps {
  form: Pick<FormState<BreweryField>, 'field'>;
}

/** What the brewery is called, where it is and how to ring it up. */
export function BreweryAddress({ form: { field } }: BreweryAddressProps) {
  const line = { maxLength: 200, autoComplete: 'off' } as const;
  return (
    <>
      <TextField {...field('name')} {...line} required />
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
