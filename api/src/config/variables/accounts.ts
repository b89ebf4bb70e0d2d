import { domainToASCII } from 'node:url';
import { registrationModes } from '@hoptrail/contracts/auth/auth';
import { isEmail, normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import { z } from 'zod';
import { about } from './about.ts';
import { list, mailbox } from './values.ts';

/** The variables about accounts, sign-in mail and the podcast's owner, in the order of the documentation. */
export const accountsVariables = {
  ADMIN_EMAILS: list
    .transform((parts) => parts.map(normalizeEmail))
    .refine((parts) => parts.every(isEmail), 'takes e-mail addresses, separated by commas')
    .default([])
    .meta(
      about('accounts that are administrators, separated by commas; `hoptrail admin` adds more'),
    ),
  REGISTRATION: z
    .enum(registrationModes, 'takes open, invite or closed')
    .default('open')
    .meta(
      about(
        'who may sign up: `open` for all, `invite` for invited addresses, `closed` for none; existing accounts always sign in',
      ),
    ),
  REGISTRATION_DOMAINS: list
    .transform((names) => names.map((name) => domainToASCII(name.replace(/^@/, ''))))
    .refine(
      (names) => names.every((name) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)),
      'takes mail domains, such as brewers.example.org,example.com',
    )
    .default([])
    .meta(
      about(
        'with `REGISTRATION=open`, the mail domains whose addresses may sign up without an invitation, separated by commas',
        { otherwise: 'all' },
      ),
    ),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'takes a mail server, such as smtps://user:secret@mail.example.org:465',
    })
    .optional()
    .meta(
      about('mail server, `smtp://` or `smtps://`', {
        isSecret: true,
        otherwise: 'codes go to the log',
      }),
    ),
  MAIL_FROM: z
    .string()
    .min(3, 'takes a sender, such as Hoptrail <codes@beer.example.org>')
    .default('Hoptrail <hoptrail@localhost>')
    .meta(about('sender of the codes')),
  PODCAST_OWNER: mailbox
    .optional()
    .meta(
      about(
        'owner of the podcast in its feed, such as `Porch Light Radio <podcast@beer.example.org>`; Apple and Spotify send a code to that public address before they list a podcast',
        { otherwise: 'none' },
      ),
    ),
};
