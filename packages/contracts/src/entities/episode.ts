import { type FieldList, omitFields } from './field-list.ts';

/** The fields of a podcast episode that administrators edit. */
export const episodeFields = {
  episodeNumber: {
    kind: 'integer',
    label: 'Episode Number',
    min: 0,
    max: 1_000_000,
    example: '12',
  },
  releaseDate: { kind: 'line', label: 'Release Date' },
  title: { kind: 'line', label: 'Title' },
  guest: { kind: 'line', label: 'Guest' },
  business: { kind: 'line', label: 'Business' },
  spotifyUrl: { kind: 'link', label: 'Spotify URL' },
  /** The recording itself, for podcast apps. */
  audioUrl: { kind: 'link', optional: true, label: 'Audio URL' },
  image: { kind: 'image', label: 'Episode Image', history: 'Picture' },
  description: { kind: 'text', optional: true, label: 'Description' },
  /** Minutes, as text. */
  duration: { kind: 'line', label: 'Duration' },
} as const satisfies FieldList;

/** The fields of the episode's form; only the API sets the others. */
export const episodeFormFields = omitFields(episodeFields, ['description', 'duration']);
