import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { InputOptions } from '../../../../components/form/entity/entity-input.tsx';
import { ExceptionsInput } from './exceptions-input.tsx';
import type { HoursField, HoursFormState } from './hours-form-type.ts';
import { HoursPreview } from './hours-preview.tsx';
import { HoursText } from './hours-text.tsx';
import { MoreHoursInput } from './more-hours-input.tsx';
import { WeekInput } from './week-input.tsx';

/**
 * Returns the options of the inputs of the opening hours.
 * @param section the title of their section
 */
export function hoursInputs(
  form: HoursFormState,
  brewery: BreweryDetail,
  section?: string,
): Readonly<Record<HoursField, InputOptions>> {
  const within = section === undefined ? {} : { section };
  return {
    openingHours: { ...within, render: () => <WeekInput key="week" form={form} /> },
    hoursExceptions: { ...within, render: () => <ExceptionsInput key="other" form={form} /> },
    hasOwnHours: { ...within, render: () => null },
    hours: {
      ...within,
      render: () => (
        <>
          <HoursText form={form} />
          <HoursPreview form={form} brewery={brewery} />
        </>
      ),
    },
    kitchenHours: {
      ...within,
      render: () => <MoreHoursInput key="kitchen" form={form} name="kitchenHours" />,
    },
    happyHours: {
      ...within,
      render: () => <MoreHoursInput key="happy" form={form} name="happyHours" />,
    },
  };
}
