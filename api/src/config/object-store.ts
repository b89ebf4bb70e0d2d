import type { Environment } from './environment.ts';
import { OBJECT_STORE_URL } from './variables/object-store.ts';

/** Where uploaded pictures are, where that is not the data folder. */
export interface ObjectStoreConfig {
  /** `s3://bucket/prefix`, without the last slash, for messages. */
  url: string;
  bucket: string;
  /** The beginning of every object's name: empty, or with a slash at its end. */
  prefix: string;
  /** The store's address; Amazon's for the region without it. */
  endpoint: string | undefined;
  region: string;
  /** Undefined for the role of the machine. */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Whether the bucket is in the path of URLs, and not in the host's name. */
  isPathStyle: boolean;
  /** The address under which clients load the pictures, without a slash at its end. */
  publicUrl: string | undefined;
}

/** Returns the object store of the settings; undefined where pictures are in the data folder. */
export function toObjectStore(data: Environment): ObjectStoreConfig | undefined {
  const [, bucket, path = ''] = OBJECT_STORE_URL.exec(data.OBJECT_STORE_URL ?? '') ?? [];
  if (bucket === undefined) return undefined;
  const folder = path.replace(/^\/+|\/+$/g, '');
  const { OBJECT_STORE_ENDPOINT: endpoint } = data;
  return {
    url: folder === '' ? `s3://${bucket}` : `s3://${bucket}/${folder}`,
    bucket,
    prefix: folder === '' ? '' : `${folder}/`,
    endpoint,
    region: data.OBJECT_STORE_REGION,
    keys: keysOf(data),
    isPathStyle: (data.OBJECT_STORE_PATH_STYLE ?? (endpoint === undefined ? '0' : '1')) === '1',
    publicUrl: data.OBJECT_STORE_PUBLIC_URL,
  };
}

function keysOf({
  OBJECT_STORE_ACCESS_KEY_ID: accessKeyId,
  OBJECT_STORE_SECRET_ACCESS_KEY: secretAccessKey,
}: Environment): ObjectStoreConfig['keys'] {
  return accessKeyId !== undefined && secretAccessKey !== undefined
    ? { accessKeyId, secretAccessKey }
    : undefined;
}

/** Returns a sentence for each pair of variables of the object store that exclude each other. */
export function objectStoreContradictions(data: Environment): string[] {
  const { OBJECT_STORE_ACCESS_KEY_ID: id, OBJECT_STORE_SECRET_ACCESS_KEY: secret } = data;
  if ((id === undefined) === (secret === undefined)) return [];
  const [set, missing] =
    id === undefined
      ? ['OBJECT_STORE_SECRET_ACCESS_KEY', 'OBJECT_STORE_ACCESS_KEY_ID']
      : ['OBJECT_STORE_ACCESS_KEY_ID', 'OBJECT_STORE_SECRET_ACCESS_KEY'];
  return [`${set} is set without ${missing}. Set both, or neither where the machine has a role.`];
}

/** Returns the probable mistakes in the settings of the object store. */
export function objectStoreMistakes(data: Environment): string[] {
  if (data.OBJECT_STORE_URL !== undefined) return [];
  const others = [
    ['OBJECT_STORE_ENDPOINT', data.OBJECT_STORE_ENDPOINT],
    ['OBJECT_STORE_ACCESS_KEY_ID', data.OBJECT_STORE_ACCESS_KEY_ID],
    ['OBJECT_STORE_PUBLIC_URL', data.OBJECT_STORE_PUBLIC_URL],
  ].filter(([, value]) => value !== undefined);
  if (others.length === 0) return [];
  return [
    `${others.map(([name]) => name).join(' and ')} does nothing without OBJECT_STORE_URL: pictures are stored in DATA_DIR.`,
  ];
}
