import { TextArea } from '../../../components/form/fields/text-area.tsx';
import { FormLink } from '../../../components/form/form-link.tsx';
import type { FormState } from '../../../components/form/form-state.ts';
import type { BreweryField } from './brewery-form-values.ts';

interface BreweryHoursProps {
  form: Pick<FormState<BreweryField>, 'field'>;
}

/** When it is open, what is asked of guests, and what is on tap. */
export function BreweryHours({ form: { field } }: BreweryHoursProps) {
  return (
    <>
      <TextArea
        {...field('hours')}
        maxLength={5000}
        placeholder="Mon-Thu 4-10 PM, Fri-Sun 12-11 PM"
      />
      <TextArea
        {...field('policies')}
        maxLength={5000}
        placeholder="Dogs welcome, families until 9 PM"
      />
      <FormLink {...field('tapListUrl')} />
    </>
  );
}
