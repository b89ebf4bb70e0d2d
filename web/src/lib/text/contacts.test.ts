import { expect, test } from 'vitest';
import { contactsIn, mailLink } from './contacts.ts';
import { phoneLink } from './phone-link.ts';

const linksIn = (text: string) =>
  contactsIn(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

test('finds addresses and phone numbers in a text, and keeps the rest', () => {
  expect(contactsIn('Call (405) 555-0136, or June@porch.example.')).toEqual([
    { text: 'Call ' },
    { text: '(405) 555-0136', href: 'tel:4055550136' },
    { text: ', or ' },
    { text: 'June@porch.example', href: 'mailto:June@porch.example' },
    { text: '.' },
  ]);
  expect(linksIn('+49 89 123456-78 (bräu@münchen.example)')).toEqual([
    ['+49 89 123456-78', 'tel:+498912345678'],
    ['bräu@münchen.example', 'mailto:br%C3%A4u@m%C3%BCnchen.example'],
  ]);
});

test('leaves other texts alone', () => {
  for (const text of ['', 'Ask inside', '@lampwick', '12 to 9', 'Room 405', 'AB1234567890']) {
    expect(
      contactsIn(text)
        .map(({ text: shown }) => shown)
        .join(''),
    ).toBe(text);
    expect(linksIn(text)).toEqual([]);
  }
});

test('a mail link escapes what would add headers', () => {
  expect(mailLink('a?cc=b&c@porch.example')).toBe('mailto:a%3Fcc%3Db%26c@porch.example');
});

test('the link of a phone number has no punctuation', () => {
  expect(phoneLink('(405) 555-0136')).toBe('tel:4055550136');
  expect(phoneLink('ask inside')).toBeUndefined();
  expect(phoneLink(null)).toBeUndefined();
});
