import type { FieldList } from '../field-lists/field-list.ts';
import { weekdays } from '../lists/weekdays.ts';

/** The fields of a weekly event that owners and administrators edit. */
export const weeklyEventFields = {
  title: { kind: 'line', label: 'Event Title', history: 'Title' },
  day: { kind: 'choice', label: 'Day', options: weekdays },
  time: { kind: 'line', label: 'Time' },
  /** The dates on which it does not take place, as text. */
  notOn: { kind: 'line', optional: true, label: 'Not On' },
  details: { kind: 'text', label: 'Details' },
  /** The brewery's name. */
  brewery: { kind: 'line', label: 'Brewery' },
  address: { kind: 'line', label: 'Address' },
  eventPhoto: { kind: 'image', optional: true, label: 'Event Photo', history: 'Photo' },
  logo: { kind: 'image', optional: true, label: 'Logo' },
  instagram: { kind: 'link', optional: true, label: 'Instagram' },
  twitter: { kind: 'link', optional: true, label: 'Twitter' },
  facebook: { kind: 'link', optional: true, label: 'Facebook' },
} as const satisfies FieldList;
