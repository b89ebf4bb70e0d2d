import { FormRow } from '../../../components/form/fields/form-row.tsx';
import { TextField } from '../../../components/form/fields/text-field.tsx';
import type { FormState } from '../../../components/form/form-state.ts';
import { useFormValues } from '../../../components/form/form-values.ts';
import frame from '../../../components/form/inputs/field-frame.module.css';
import { today } from '../../../lib/text/dates.ts';
import { bannerDaysText } from './banner-days-text.ts';
import type { PictureField } from './picture-values.ts';

/** The first and the last day of a banner, with what they mean today. */
export function BannerDays({ form }: { form: FormState<PictureField> }) {
  const { bannerFrom: from, bannerUntil: until } = useFormValues(form);
  return (
    <div>
      <FormRow>
        <TextField {...form.field('bannerFrom')} type="date" />
        <TextField {...form.field('bannerUntil')} type="date" />
      </FormRow>
      <p className={frame.hint} role="status">
        {bannerDaysText({ from, until }, today())} Days begin at midnight where the visitor is.
      </p>
    </div>
  );
}
