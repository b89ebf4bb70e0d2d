import { optionalTimeZone } from '@hoptrail/contracts/hours/schemas';
import { knownOffer } from '@hoptrail/contracts/lists/offers';
import { columnsOf, hoursOfText } from '../../breweries/shared/hours.rules.ts';
import type { ImportedValues } from './imports.rules.ts';

/** The columns about the brewery, which only some lists have. */
interface Listed {
  hours?: string | undefined;
  time_zone?: string | undefined;
  /** Names with commas or semicolons between them. */
  offers?: string | undefined;
}

type OptionalValues = Pick<
  ImportedValues,
  'hours' | 'openingHours' | 'hasOwnHours' | 'ownTimeZone' | 'offers'
>;

/**
 * Returns the hours, time zone and offers of a row, and what of them is unusable. Hours that cannot be
 * read stay a text; a column that the list does not have stays as it is in the brewery.
 */
export function optionalFields({ hours, time_zone: zone, offers }: Listed) {
  const values: OptionalValues = {};
  const warnings: ('hours' | 'time zone' | 'offers')[] = [];
  if (hours !== undefined) {
    const read = hoursOfText(hours || null);
    const { openingHours, hasOwnHours } = columnsOf({ ...read, hoursExceptions: [] });
    Object.assign(values, {
      hours: read.hours,
      openingHours,
      hasOwnHours,
    } satisfies OptionalValues);
    if (read.hours !== null && openingHours === null) warnings.push('hours');
  }
  if (zone !== undefined) {
    const { success, data } = optionalTimeZone.safeParse(zone);
    if (success) values.ownTimeZone = data;
    else warnings.push('time zone');
  }
  if (offers !== undefined) {
    const names = offers.split(/[,;\n]/).filter((name) => name.trim() !== '');
    const listed = names.flatMap((name) => knownOffer(name) ?? []);
    values.offers = JSON.stringify([...new Set(listed)]);
    if (listed.length < names.length) warnings.push('offers');
  }
  return { values, warnings };
}
