import { z } from 'zod';
import { createShape, storedShape, updateShape } from '../field-lists/schemas.ts';
import { basedOn, day, ended, id, instant, typedText } from '../fields.ts';
import { countCharacters } from '../lib/text/count-characters.ts';
import { NEWS_MAX } from '../limits.ts';
import { newsFields } from './news-fields.ts';

/** The most UTF-16 code units of a line: the longest emoji has 15 of them. */
const UNITS_MAX = NEWS_MAX * 15;
const TOO_LONG = `A line of news has at most ${NEWS_MAX} characters.`;

/** One line: breaks become blanks. Its length is that of the characters that people see. */
const line = ended(
  typedText()
    .overwrite((typed) => typed.replace(/[\s\u0085]+/gu, ' '))
    .min(1, 'Please type a line of news.')
    .refine(
      (typed) => !/\p{Cc}/u.test(typed),
      'News cannot have control characters. Please type it again.',
    )
    .refine((typed) => typed.length > UNITS_MAX || countCharacters(typed) <= NEWS_MAX, TOO_LONG),
  UNITS_MAX,
  TOO_LONG,
);

/** A line of news of a brewery. */
export const newsLine = z.object({
  id: z.string(),
  breweryId: z.string(),
  ...storedShape(newsFields),
  createdAt: instant,
  /** When it was last changed; null if it is as it was published. */
  editedAt: instant.nullable(),
});
export type NewsLine = z.infer<typeof newsLine>;

/** A line of news with the brewery that published it. */
export const favoritesNewsLine = newsLine.extend({
  breweryName: z.string(),
  breweryLogo: z.string().nullable(),
});
export type FavoritesNewsLine = z.infer<typeof favoritesNewsLine>;

export const newsOfBrewery = z.object({ breweryId: id });

/** The input for a new line. */
export const newsPublish = z.object({ ...createShape(newsFields), breweryId: id, text: line });

/** Changes of a line. Absent means unchanged; null as picture means none. */
export const newsEdit = z.object({
  ...updateShape(newsFields),
  id,
  text: line.optional(),
  basedOn: basedOn(newsLine),
});

export const newsId = z.object({ id });

/** The day in the brewery's time zone from which the next line is possible; null if it is now. */
export const nextNews = z.object({ nextOn: day.nullable() });
