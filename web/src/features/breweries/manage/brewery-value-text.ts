import { exceptionText, hoursText } from '@hoptrail/contracts/hours/hours-text';
import { offerLabels, offers } from '@hoptrail/contracts/lists/offers';
import { photosText } from '../../../components/form/images/form-photos-text.ts';
import { completeWeek, readExceptions, readWeek } from './hours/hours-values.ts';

/** Returns the value of a field in the brewery's form as people read it. */
export function breweryValueText(name: string, value: string): string {
  switch (name) {
    case 'photos':
      return photosText(value);
    case 'openingHours':
    case 'kitchenHours':
    case 'happyHours': {
      const week = readWeek(value);
      return week ? hoursText(completeWeek(week)) : '';
    }
    case 'hoursExceptions':
      return readExceptions(value).map(exceptionText).join('\n');
    case 'offers':
      return offers
        .filter((offer) => value.includes(`"${offer}"`))
        .map((offer) => offerLabels[offer])
        .join(', ');
    default:
      return value;
  }
}
