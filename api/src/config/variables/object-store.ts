import { z } from 'zod';
import { about } from './about.ts';

/** Bucket and prefix of `s3://bucket/prefix`. */
export const OBJECT_STORE_URL = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;

const ADDRESS = { protocol: /^https?$/, hostname: z.regexes.hostname };

/** The variables about pictures in an object store, in the order of the documentation. */
export const objectStoreVariables = {
  OBJECT_STORE_URL: z
    .string()
    .regex(OBJECT_STORE_URL, 'takes a bucket and a prefix, such as s3://beer-pictures/hoptrail')
    .optional()
    .meta(
      about(
        'bucket and prefix of the [pictures in S3](hosting/object-storage.md), `s3://bucket/prefix`',
        {
          otherwise: 'pictures are in `DATA_DIR`',
        },
      ),
    ),
  OBJECT_STORE_ENDPOINT: z
    .url({
      ...ADDRESS,
      error: 'takes the address of the object store, such as https://objects.example.org',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .meta(about('address of the object store', { otherwise: "Amazon's of the region" })),
  OBJECT_STORE_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'takes the name of a region, such as eu-central-1')
    .default('us-east-1')
    .meta(about('region of the bucket')),
  OBJECT_STORE_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .meta(
      about('key of the object store', { isSecret: true, otherwise: 'the role of the machine' }),
    ),
  OBJECT_STORE_SECRET_ACCESS_KEY: z
    .string()
    .min(1)
    .optional()
    .meta(about('secret of that key', { isSecret: true, otherwise: 'the role of the machine' })),
  OBJECT_STORE_PATH_STYLE: z
    .enum(['0', '1'], 'takes 0 or 1')
    .optional()
    .meta(
      about("whether the bucket is in the path of the store's URLs (`1`) or in their host (`0`)", {
        otherwise: '`1` with `OBJECT_STORE_ENDPOINT`, else `0`',
      }),
    ),
  OBJECT_STORE_PUBLIC_URL: z
    .url({
      ...ADDRESS,
      error: 'takes the public address of the prefix, such as https://cdn.example.org/hoptrail',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .meta(
      about('address from which browsers load the pictures, such as that of a CDN', {
        otherwise: 'Hoptrail serves them',
      }),
    ),
};
