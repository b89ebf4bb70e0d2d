import { isEmail } from '@hoptrail/contracts/lib/text/identity';
import { z } from 'zod';

/** `1` for yes, `0` for no. */
export const flag = z.enum(['0', '1'], 'takes 0 or 1').default('0');

/** `1` for yes, `0` for no; yes by default. */
export const flagOn = z.enum(['0', '1'], 'takes 0 or 1').default('1');

export const port = wholeNumber(0, 65535, 'a port number from 0 to 65535, such as 3000');

/** A list of texts separated by commas. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** A name and an e-mail address. */
export const mailbox = z.string().transform((text, context) => {
  const [, name = '', email = ''] = /^"?([^<>"]*?)"?\s*<([^<>]+)>$/.exec(text.trim()) ?? [];
  if (name && isEmail(email)) return { name, email };
  const message =
    'takes a name and an address, such as Porch Light Radio <podcast@beer.example.org>';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/**
 * Returns the schema of a whole number.
 * @param what the values that the variable takes, for the error message
 */
export function wholeNumber(min: number, max: number, what: string) {
  const message = `takes ${what}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
}
