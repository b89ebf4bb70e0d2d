import type { FormState } from '../../components/form-state.ts';
import { TextField } from '../../components/text-field.tsx';
import styles from './brewery-form.module.css';
import type { BreweryField } from './brewery-form-values.ts';

interface BreweryAddressProps {
  form: Pick<FormState<BreweryField>, 'field'>;
}

/** What the brewery is called, where it is and how to ring it up. */
export function BreweryAddress({ form: { field } }: BreweryAddressProps) {
  const line = { maxLength: 200, autoComplete: 'off' } as const;
  return (
    <>
      <TextField {...field('name')} {...line} label="Name" required />
      <TextField {...field('address')} {...line} label="Street Address" required />
      <TextField {...field('city')} {...line} label="City" required />
      <div className={styles.pair}>
        <TextField {...field('state')} {...line} label="State" required />
        <TextField {...field('zipCode')} {...line} label="ZIP Code" inputMode="numeric" required />
      </div>
      <TextField {...field('phone')} {...line} label="Phone" type="tel" />
    </>
  );
}
