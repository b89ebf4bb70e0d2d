import type { hoursFields } from '@hoptrail/contracts/breweries/brewery-fields';
import type { InputName } from '../../../../components/form/entity/entity-form.ts';
import type { FormState } from '../../../../components/form/form-state.ts';

export type HoursField = InputName<typeof hoursFields>;

/** A form that has the fields of the opening hours. */
export type HoursFormState = Pick<FormState<HoursField>, 'field'>;
