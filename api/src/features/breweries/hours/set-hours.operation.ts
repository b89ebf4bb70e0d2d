import { exceptionText } from '@hoptrail/contracts/hours/hours-text';
import { parseException } from '@hoptrail/contracts/hours/reading/parse-exception';
import { parseHours } from '@hoptrail/contracts/hours/reading/parse-hours';
import { hoursExceptions, optionalTimeZone } from '@hoptrail/contracts/hours/schemas';
import { knownOffer, offers as offerNames, offerText } from '@hoptrail/contracts/lists/offers';
import { z } from 'zod';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { defined } from '../../../lib/defined.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { operation } from '../../../operation.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { findBreweryById } from '../shared/breweries.repo.ts';
import { changedHours, hoursColumns, type SentHours } from '../shared/hours.rules.ts';
import { loadNamedBrewery } from '../shared/named-brewery.ts';
import { updateByHost } from './hours.repo.ts';

/** The word on the command line that empties a value. */
const NONE = 'none';

const contract = z.object({
  brewery: z.string(),
  text: z.string().optional(),
  special: z.array(z.string()).optional(),
  zone: z.string().optional(),
  offers: z.string().optional(),
});

/** Sets the opening hours, the special days, the time zone and the offers of a brewery. */
export const setHours = operation(contract, async ({ db, clock, print }, args) => {
  const sent: SentHours = {
    ...(args.text !== undefined && readText(args.text)),
    ...(args.special !== undefined && { hoursExceptions: readSpecial(args.special) }),
  };
  const ownTimeZone = args.zone === undefined ? undefined : readZone(args.zone);
  const offers = args.offers === undefined ? undefined : readOffers(args.offers);
  const stored = await write(db, async (trx) => {
    const { id, name } = await loadNamedBrewery(trx, args.brewery);
    await lockRows(trx, 'breweries', [id]);
    const before = await findBreweryById(trx, id);
    if (!before) throw new Refusal(`${name} is not there any more.`);
    await updateByHost(trx, id, {
      ...hoursColumns(before, changedHours(before, sent, clock.now())),
      ...defined({ ownTimeZone, offers: offers && JSON.stringify(offers) }),
    });
    const after = await findBreweryById(trx, id);
    const subject = { kind: 'brewery', id, name, breweryId: id } as const;
    await recordChange(trx, { caller: null, clock }, { ...subject, before, after });
    return after ?? before;
  });
  const found = stored.ownTimeZone === null ? ' (found from its position)' : '';
  print(
    [
      stored.name,
      ...(stored.hours ?? 'no hours').split('\n').map((line) => `  ${line}`),
      ...stored.hoursExceptions.map((exception) => `  ${exceptionText(exception)}`),
      `  time zone: ${stored.timeZone === null ? 'unknown' : stored.timeZone + found}`,
      ...(stored.offers.length > 0 ? [`  offers: ${stored.offers.map(offerText).join(', ')}`] : []),
    ].join('\n'),
  );
});

function readText(text: string): SentHours {
  if (text === NONE) return { openingHours: null };
  const { hours, notes } = parseHours(text);
  if (hours) {
    const isOwn = notes.length > 0;
    return { openingHours: hours, hasOwnHours: isOwn, ...(isOwn && { hours: text }) };
  }
  throw new Refusal(
    `These hours cannot be read: ${notes.join(' / ')}\nWrite them such as "Mon-Thu 16-22, Fri-Sat noon - 2 am, Sun closed".`,
  );
}

function readSpecial(texts: readonly string[]) {
  const listed = texts
    .filter((text) => text !== NONE)
    .map((text) => {
      const exception = parseException(text);
      if (exception) return exception;
      throw new Refusal(
        `This special day cannot be read: ${text}\nWrite it such as "2026-12-24 - 2026-12-26 closed (Christmas)" or "2026-12-31 noon - 6 pm".`,
      );
    });
  return checked(hoursExceptions, listed);
}

function readZone(text: string): string | null {
  return checked(optionalTimeZone, text === NONE ? '' : text);
}

function readOffers(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  return names
    .filter((name) => name !== '' && name !== NONE)
    .map((name) => {
      const offer = knownOffer(name);
      if (offer) return offer;
      throw new Refusal(`${name} is not in the list of offers: ${offerNames.join(', ')}.`);
    });
}

/** @throws Refusal with the sentence of the contract */
function checked<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Refusal(error.issues.map(({ message }) => message).join('\n'));
  return data;
}
