import { checkingTexts } from '@hoptrail/contracts/events/problems/check-texts';
import { weeklyEvent, weeklyEventCreate } from '@hoptrail/contracts/events/weekly';
import { weeklyEventFields } from '@hoptrail/contracts/events/weekly-event-fields';
import { pickFields } from '@hoptrail/contracts/field-lists/field-list';
import { id, line } from '@hoptrail/contracts/fields';
import { entityForm, type InputName } from '../../../../components/form/entity/entity-form.ts';
import type { EventFields } from '../form/event-form.tsx';
import { parseEvent } from '../form/parse-event.ts';

const common = pickFields(weeklyEventFields, [
  'title',
  'day',
  'time',
  'notOn',
  'details',
  'eventPhoto',
]);
const { eventPhoto, ...texts } = common;
const ownFields = {
  ...texts,
  address: weeklyEventFields.address,
  eventPhoto: { ...eventPhoto, label: 'Event Image (optional)' },
} as const;
const fullFields = {
  ...common,
  breweryId: { kind: 'line', optional: true, label: 'Brewery' },
} as const;
const ownForm = entityForm(ownFields);
const fullForm = entityForm(fullFields);

const own = {
  title: true,
  day: true,
  time: true,
  notOn: true,
  details: true,
  eventPhoto: true,
} as const;
const ownStored = weeklyEvent.pick({ ...own, address: true });
const fullStored = weeklyEvent.pick({ ...own, breweryId: true });
const ownInput = weeklyEventCreate.pick({ ...own, address: true });
const ownContracts = { created: ownInput, edited: ownInput.extend({ address: line }) };
const fullInput = weeklyEventCreate.pick({ ...own, breweryId: true });
const newInput = fullInput.extend({ breweryId: id });

type OwnField = InputName<typeof ownFields>;
export type FullWeeklyField = InputName<typeof fullFields>;
export type OwnWeeklySeen = ReturnType<typeof ownStored.parse>;
export type FullWeeklySeen = ReturnType<typeof fullStored.parse>;
export type OwnWeeklyInput = ReturnType<typeof ownInput.parse>;
export type NewWeeklyInput = ReturnType<typeof newInput.parse>;
export type FullWeeklyInput = ReturnType<typeof fullInput.parse>;

/** The fields of the owner's form. */
export const ownWeekly: EventFields<OwnField, OwnWeeklyInput, OwnWeeklySeen> = {
  ...ownForm,
  draft: 'weekly-event',
  basis: basisOf(ownStored),
  parse: (values, stored) => parseEvent(ownContracts, ownForm.sent(values), stored),
};

/** The fields of the administrators' form. Its days are lowercase. */
export const fullWeekly: EventFields<FullWeeklyField, FullWeeklyInput, FullWeeklySeen> = {
  ...fullForm,
  draft: 'weekly-event',
  basis: basisOf(fullStored),
  values: (event) => {
    const values = fullForm.values(event);
    return { ...values, day: values.day.toLowerCase() };
  },
  parse: (values, stored) => {
    const { breweryId, ...sent } = fullForm.sent(values);
    const input = { ...sent, ...(values.breweryId !== '' && { breweryId }) };
    return checkingTexts(fullInput, stored).safeParse(input);
  },
};

/** The fields of the form in which administrators create a weekly event for a brewery. */
export const newWeekly: EventFields<FullWeeklyField, NewWeeklyInput, FullWeeklySeen> = {
  ...fullWeekly,
  parse: (values) => checkingTexts(newInput, undefined).safeParse(fullForm.sent(values)),
};

/** Returns the basis of a form, typed by the contract, so that its day is a weekday. */
function basisOf<Seen>(stored: {
  parse: (event: unknown) => Seen;
  safeParse: (json: unknown) => { data?: Seen | undefined };
}) {
  return (event: Seen) => ({
    seen: stored.parse(event),
    read: (json: unknown) => stored.safeParse(json).data,
  });
}
