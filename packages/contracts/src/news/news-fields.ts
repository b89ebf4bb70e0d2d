import type { FieldList } from '../field-lists/field-list.ts';

/** The fields of a line of news that owners, staff and administrators edit. */
export const newsFields = {
  text: { kind: 'line', label: 'News' },
  picture: { kind: 'image', optional: true, label: 'Picture' },
} as const satisfies FieldList;
