import {
  repetitionLabels,
  repetitions,
} from '@hoptrail/contracts/events/repetition/repetition-names';
import { closureText, exceptionText, hoursText } from '@hoptrail/contracts/hours/hours-text';
import {
  storedClosure,
  storedExceptions,
  storedOpeningHours,
} from '@hoptrail/contracts/hours/schemas';
import { offerText } from '@hoptrail/contracts/lists/offers';
import { z } from 'zod';

const names = z.array(z.string());
const repetition = z.enum(repetitions);

/** Returns the text of each value that is not one to read, by its field. */
export const structuresInWords: ReadonlyMap<string, (value: unknown) => string> = new Map([
  ['openingHours', weekInWords],
  ['kitchenHours', weekInWords],
  ['happyHours', weekInWords],
  ['hoursExceptions', (value) => storedExceptions.parse(value).map(exceptionText).join('\n')],
  // The brewery's zone is not known here.
  ['goesOnAt', (value) => `${String(value).slice(0, 16).replace('T', ' ')} UTC`],
  ['closure', (value) => closureText(storedClosure.parse(value))],
  ['repeats', (value) => repetitionLabels[repetition.parse(value)]],
  ['host', (value) => z.object({ name: z.string() }).parse(value).name],
  ['offers', (value) => names.parse(value).map(offerText).join(', ')],
]);

function weekInWords(value: unknown): string {
  return hoursText(storedOpeningHours.parse(value));
}
