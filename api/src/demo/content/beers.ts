import { z } from 'zod';
import json from './beers.json' with { type: 'json' };
import { texts } from './texts.ts';

const range = z.tuple([z.number(), z.number()]);
const style = z.strictObject({
  style: z.string(),
  /** The second half of a beer's name. */
  names: texts,
  /** Percent by volume, lowest and highest. */
  abv: range,
  ibu: range,
  descriptions: texts,
});

/** A beer style of the finder, and the values of its demo beers. */
export type DemoStyle = z.infer<typeof style>;

/** All styles of the finder. */
export const demoStyles = z.array(style).parse(json.styles);

/** The first half of a beer's name. */
export const firstNames = texts.parse(json.firstNames);
