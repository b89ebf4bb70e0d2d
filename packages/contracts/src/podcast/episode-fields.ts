import { type FieldList, omitFields } from '../field-lists/field-list.ts';
import { RECORDING_BYTES } from '../limits.ts';
import { audioTypes } from '../lists/audio-types.ts';

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
  /** The length and the media type of that file: the server does not fetch it. */
  audioBytes: {
    kind: 'integer',
    optional: true,
    label: 'Audio Size in Bytes',
    min: 1,
    max: RECORDING_BYTES,
    example: '57600000',
  },
  /** Null for the type that the address ends with. */
  audioType: { kind: 'choice', optional: true, label: 'Audio Type', options: audioTypes },
  image: { kind: 'image', label: 'Episode Image', history: 'Picture' },
  description: { kind: 'text', optional: true, label: 'Description' },
  /** Minutes, or a text such as `1:02:03`. */
  duration: { kind: 'line', label: 'Duration' },
} as const satisfies FieldList;

/** The fields of the episode's form; only the API sets the description. */
export const episodeFormFields = omitFields(episodeFields, ['description']);
