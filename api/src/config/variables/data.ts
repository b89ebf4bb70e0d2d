import { z } from 'zod';
import { parseDatabaseUrl } from '../database/database-url.ts';
import { about } from './about.ts';
import { wholeNumber } from './values.ts';

const backups = wholeNumber(0, 1000, 'a whole number from 0 to 1000');
const databaseUrl = z.string().superRefine((url, context) => {
  const address = parseDatabaseUrl(url);
  if ('problem' in address) context.addIssue(address.problem);
});
const HOURS = 'takes a number of hours from 0 to 720';

/** The variables about data, backups and checks, in the order of the documentation. */
export const dataVariables = {
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .meta(about('folder of the database and the pictures')),
  DATABASE_URL: databaseUrl
    .optional()
    .meta(
      about(
        'the [PostgreSQL database](hosting/postgresql.md), such as `postgres://hoptrail@db.example.org/hoptrail`',
        { isSecret: true, otherwise: 'SQLite, in `DATA_DIR`' },
      ),
    ),
  DATABASE_PASSWORD: z
    .string()
    .optional()
    .meta(
      about('password of the role in `DATABASE_URL`', {
        isSecret: true,
        otherwise: 'the password in `DATABASE_URL`',
      }),
    ),
  DATABASE_DIRECT_URL: databaseUrl.optional().meta(
    about('the same database [without its pooler](hosting/postgresql.md#poolers)', {
      isSecret: true,
      otherwise: '`DATABASE_URL`',
    }),
  ),
  DATABASE_CONNECTIONS: wholeNumber(2, 500, 'a whole number from 2 to 500')
    .default(10)
    .meta(about('how many connections to PostgreSQL there are at most, beside one that listens')),
  DATABASE_TIMEOUT_SECONDS: wholeNumber(1, 3600, 'a whole number from 1 to 3600')
    .default(30)
    .meta(about('how long PostgreSQL may work on one statement, in seconds')),
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .meta(
      about('folder of the backups, best on another disk', {
        otherwise: '`backups` in `DATA_DIR`',
      }),
    ),
  BACKUPS_HOURLY: backups.default(24).meta(about('how many hourly backups to keep')),
  BACKUPS_DAILY: backups
    .default(7)
    .meta(about('how many daily backups to keep; with both `0` none are made')),
  DATABASE_CHECK_HOURS: z.coerce
    .number(HOURS)
    .min(0, HOURS)
    .max(720, HOURS)
    .default(6)
    .meta(about('the hours in which each table of the database is checked once; `0` for never')),
  SIGNING_KEY: z
    .string()
    .min(32, 'takes 32 characters or more that cannot be guessed')
    .optional()
    .meta(
      about('key that signs codes, sign-ups and upload links; best not in the data folder', {
        isSecret: true,
        otherwise: '`signing.key` in `DATA_DIR`, made at the first start',
      }),
    ),
  TAG_KEY: z
    .string()
    .min(32, 'takes 32 characters or more that cannot be guessed')
    .optional()
    .meta(
      about('key from which the keys of NFC tags come; keep a copy, no backup has it', {
        isSecret: true,
        otherwise: '`tag.key` in `DATA_DIR`, made at the first start',
      }),
    ),
};
