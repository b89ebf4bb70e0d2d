import { beerFields } from '@hoptrail/contracts/beers/beer-fields';
import { breweryFields } from '@hoptrail/contracts/breweries/brewery-fields';
import { specialEventFields } from '@hoptrail/contracts/events/special-event-fields';
import { weeklyEventFields } from '@hoptrail/contracts/events/weekly-event-fields';
import type { FieldList } from '@hoptrail/contracts/field-lists/field-list';
import type { HistoryKind } from '@hoptrail/contracts/lists/history-kinds';
import { episodeFields } from '@hoptrail/contracts/podcast/episode-fields';
import { trailFields } from '@hoptrail/contracts/trails/trail-fields';
import { sentenceCase } from '../../../lib/text/sentence-case.ts';

/** The fields of the kinds in the history that have a list of them. */
const lists: Readonly<Partial<Record<HistoryKind, FieldList>>> = {
  brewery: breweryFields,
  beer: beerFields,
  specialEvent: specialEventFields,
  weeklyEvent: weeklyEventFields,
  episode: episodeFields,
  passport: trailFields,
};

/** The labels of fields outside the lists that do not derive from the field's name. */
const others: Readonly<Record<string, string>> = {
  checkinRadiusKm: 'Check-in radius (km)',
  domain: 'Mail domain',
  host: 'Brewery',
  sentAt: 'Mailed',
};

/**
 * Returns the label of a field in the history.
 * @param field its name, or that of a nested value, such as `socialLinks.website`
 */
export function fieldLabel(kind: HistoryKind, field: string): string {
  const [name = field, inner] = field.split('.');
  const listed = lists[kind]?.[name];
  if (listed?.kind === 'links' && inner) return listed.names[inner] ?? fromName(inner);
  if (listed) return listed.history ?? sentenceCase(listed.label);
  return others[name] ?? fromName(inner ?? name);
}

/** Converts `releaseDate` to 'Release date'. */
function fromName(name: string): string {
  const label = name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Returns the display text of a value; for pictures their number. */
export function valueText(value: string | null): string {
  if (value === null) return 'Empty';
  const entries = value.split(', ');
  if (entries.length > 1 && entries.every(isPicture)) return `${entries.length} pictures`;
  return isPicture(value) ? 'A picture' : value;
}

function isPicture(value: string): boolean {
  return /^\/(objects|art)\//.test(value);
}
