import type { FieldList, Sent } from '@hoptrail/contracts/field-lists/field-list';
import { sampleOf } from '@hoptrail/contracts/field-lists/sample-value';

/** A valid value of each field. */
type Samples<List extends FieldList> = { -readonly [Name in keyof List]: Sent<List[Name]> };

/**
 * Returns a value for each field of a list that a page can be searched for.
 * @param special the values of fields that not any text is valid for
 */
export function samplesOf<const List extends FieldList>(
  list: List,
  special?: Partial<Samples<List>>,
): Samples<List>;
export function samplesOf(list: FieldList, special: object = {}): Record<string, unknown> {
  const samples = Object.entries(list).map(([name, field]) => [name, sampleOf(name, field)]);
  return { ...Object.fromEntries(samples), ...special };
}

/**
 * Returns the names of the fields that the page does not show.
 * @param shown what the page shows of a field, where it is not the sample itself
 */
export function fieldsNotShown(
  samples: object,
  shown: Readonly<Record<string, string>> = {},
): string[] {
  const entries = Object.entries({ ...samples, ...shown });
  return entries
    .filter(([, sample]) => {
      const values: unknown[] = typeof sample === 'object' ? Object.values(sample) : [sample];
      return !values.every((one) => isOnPage(String(one)));
    })
    .map(([name]) => name);
}

/** Returns the labels of a form that the page does not have. */
export function labelsNotShown(labels: Readonly<Record<string, string>>): string[] {
  const shown = [...document.querySelectorAll('label, legend')].map((label) => label.textContent);
  return Object.values(labels).filter((label) => !shown.some((text) => text.startsWith(label)));
}

function isOnPage(text: string): boolean {
  const isAddress = text.startsWith('https://') || text.startsWith('/');
  return isAddress
    ? decodeURIComponent(document.body.innerHTML).includes(text)
    : document.body.textContent.includes(text);
}
