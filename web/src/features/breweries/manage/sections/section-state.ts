import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { counted } from '../../../../lib/text/numbers.ts';
import type { SectionName } from './section-names.ts';

type Shown = Pick<
  ListedBrewery,
  | 'openingHours'
  | 'hours'
  | 'hoursExceptions'
  | 'image'
  | 'logo'
  | 'photos'
  | 'socialLinks'
  | 'type'
>;

/** Returns in a few words what a section of a brewery's page has at present. */
export function sectionState(name: SectionName, brewery: Shown): string {
  switch (name) {
    case 'Hours':
      return hoursState(brewery);
    case 'Pictures': {
      const { image, logo, photos } = brewery;
      return countOr([image, logo, ...(photos ?? [])], 'picture', 'Only drawings');
    }
    case 'Links':
      return countOr(Object.values(brewery.socialLinks ?? {}), 'link', 'None yet');
    case 'About':
      return brewery.type;
  }
}

function hoursState({ openingHours, hours, hoursExceptions }: Shown): string {
  if (!openingHours) return hours ? 'Words only' : 'Not set';
  const special = hoursExceptions?.length ?? 0;
  return special === 0 ? 'Every week' : counted(special, 'special day', 'special days');
}

function countOr(values: readonly unknown[], one: string, none: string): string {
  const count = values.filter((value) => value !== null && value !== '').length;
  return count === 0 ? none : counted(count, one, `${one}s`);
}
