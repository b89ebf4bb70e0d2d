import {
  knownRepetition,
  repetitionLabels,
} from '@hoptrail/contracts/events/repetition/repetition-names';
import { type SpecialEvent, specialEventCreate } from '@hoptrail/contracts/events/special';
import { specialEventFields } from '@hoptrail/contracts/events/special-event-fields';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { id, line } from '@hoptrail/contracts/fields';
import { entityForm, type InputName } from '../../../../components/form/entity/entity-form.ts';
import type { EventFields } from '../form/event-form.tsx';
import { missingEventFields } from '../form/missing-fields.ts';
import { parseEvent } from '../form/parse-event.ts';
import { pastDateDoubt } from './past-date-doubt.ts';

const { company, event, date, time, repeats, repeatsUntil, notOn, ...others } = specialEventFields;
const ownFields = {
  event,
  date,
  time,
  repeats,
  repeatsUntil,
  notOn,
  ...others,
  ticketLink: { ...others.ticketLink, label: 'Tickets URL (if needed)' },
} as const;
const hostedFields = {
  breweryId: { kind: 'line', optional: true, label: 'Brewery' },
  ...specialEventFields,
} as const;
const ownForm = entityForm(ownFields);
const fullForm = entityForm(specialEventFields);
const hostedForm = entityForm(hostedFields);

const hostedInput = specialEventCreate.omit({ ticketsUrl: true });
const fullInput = hostedInput.omit({ breweryId: true });
const ownInput = fullInput.omit({ company: true });
const fullContracts = { created: fullInput, edited: fullInput.extend({ address: line }) };
const ownContracts = { created: ownInput, edited: ownInput.extend({ address: line }) };

const hostedContracts = {
  created: hostedInput,
  edited: hostedInput.extend({ address: line, breweryId: id.nullable() }),
};

export type OwnSpecialField = InputName<typeof ownFields>;
export type FullSpecialField = InputName<typeof specialEventFields>;
export type HostedSpecialField = InputName<typeof hostedFields>;
export type OwnSpecialSeen = Pick<SpecialEvent, InputName<typeof ownFields>>;
export type FullSpecialSeen = Pick<SpecialEvent, FullSpecialField>;
export type HostedSpecialSeen = Pick<SpecialEvent, HostedSpecialField>;
export type OwnSpecialInput = ReturnType<typeof ownInput.parse>;
export type FullSpecialInput = ReturnType<typeof fullInput.parse>;
/** Without a brewery it is undefined for a new event, null for a stored one. */
export type HostedSpecialInput = FullSpecialInput & { breweryId?: string | null | undefined };

/** The fields of the owner's form. */
export const ownSpecial: EventFields<OwnSpecialField, OwnSpecialInput, OwnSpecialSeen> = {
  ...ownForm,
  draft: 'special-event',
  values: (event) => ({ ...ownForm.values(event), date: dayField(event) }),
  parse: (values, stored) => parseEvent(ownContracts, ownForm.sent(asChosen(values)), stored),
  doubt: ({ date }, initial) => pastDateDoubt(date, initial?.date),
  valueText: repetitionValueText,
};

/** The fields of the form on the events page and on an event's page. */
export const fullSpecial: EventFields<FullSpecialField, FullSpecialInput, FullSpecialSeen> = {
  ...fullForm,
  draft: 'special-event',
  values: (event) => ({ ...fullForm.values(event), date: dayField(event) }),
  parse: (values, stored) => parseEvent(fullContracts, fullForm.sent(asChosen(values)), stored),
  doubt: ({ date }, initial) => pastDateDoubt(date, initial?.date),
  missing: missingEventFields,
  valueText: repetitionValueText,
};

/** The fields of the administrators' form, for an event of a brewery or of none. */
export const hostedSpecial: EventFields<HostedSpecialField, HostedSpecialInput, HostedSpecialSeen> =
  {
    ...hostedForm,
    draft: 'special-event',
    values: (event) => ({ ...hostedForm.values(event), date: dayField(event) }),
    parse: (values, stored) => {
      const { breweryId, ...sent } = hostedForm.sent(asChosen(values));
      const none = stored && { breweryId: null };
      const input = { ...sent, ...(values.breweryId === '' ? none : { breweryId }) };
      return parseEvent(hostedContracts, input, stored);
    },
    doubt: ({ date }, initial) => pastDateDoubt(date, initial?.date),
    missing: missingEventFields,
    valueText: repetitionValueText,
  };

/** Returns an event's date as `YYYY-MM-DD`, or its text if that names no day. */
function dayField(event?: Pick<SpecialEvent, 'date'>): string {
  return event ? (dayOf(event.date) ?? event.date) : '';
}

/** Returns the values without the end and the exceptions of a repetition, if the event has none. */
function asChosen<Values extends Record<'repeats' | 'repeatsUntil' | 'notOn', string>>(
  values: Values,
): Values {
  return values.repeats === '' ? { ...values, repeatsUntil: '', notOn: '' } : values;
}

function repetitionValueText(name: string, value: string): string {
  const repetition = name === 'repeats' ? knownRepetition(value) : undefined;
  return repetition ? repetitionLabels[repetition] : value;
}
