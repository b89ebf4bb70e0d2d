import { hoursText } from '@hoptrail/contracts/hours/hours-text';
import { parseHours } from '@hoptrail/contracts/hours/reading/parse-hours';
import { Button } from '../../../../components/actions/button.tsx';
import { useField } from '../../../../components/form/fields/use-field.ts';
import { LabelledArea } from '../../../../components/form/inputs/labelled-area.tsx';
import type { HoursFormState } from './hours-form-type.ts';
import { completeWeek, readWeek } from './hours-values.ts';

/**
 * The hours as people read them: written from the week, unless the owner types other words. Without
 * a week there are only words.
 */
export function HoursText({ form }: { form: HoursFormState }) {
  const { id, label, ...bound } = form.field('hours');
  const { value, error, onChange } = useField(bound);
  const own = useField(form.field('hasOwnHours'));
  const week = readWeek(useField(form.field('openingHours')).value);
  // Typed words stay when somebody else has added a week meanwhile.
  const isOwn = own.value === 'true' || value !== '';
  const isWritten = week !== undefined && !isOwn;
  const ofWeek = isOwn ? OWN : WRITTEN;
  const unread = value.trim() !== '' && !parseHours(value).hours ? UNREAD : undefined;
  return (
    <>
      <LabelledArea
        id={id}
        label={label}
        error={error}
        value={isWritten ? hoursText(completeWeek(week)) : value}
        onChange={(typed) => {
          if (isWritten) own.onChange('true');
          onChange(typed);
        }}
        placeholder="Mon-Thu 4-10 PM, Fri-Sun 12-11 PM"
        hint={week ? ofWeek : unread}
        maxLength={5000}
      />
      {week && isOwn && (
        <Button
          look="plain"
          onClick={() => {
            own.onChange('false');
            onChange('');
          }}
        >
          Write Them from the Times Again
        </Button>
      )}
    </>
  );
}

const WRITTEN = 'Written from the times above. Type here to use your own words instead.';
const OWN = 'Your own words: they stay when the times above change.';
const UNREAD =
  'These words are shown as they are, but not understood as times. Set the times for each day, and people see whether you are open.';
