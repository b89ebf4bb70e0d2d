/** The parts of s3rver that the tests use; it has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
    readonly store: {
      listObjects: (
        bucket: string,
        options: { prefix: string; maxKeys: number },
      ) => Promise<{ objects: { key: string }[]; isTruncated: boolean }>;
      deleteObject: (bucket: string, key: string) => Promise<void>;
      /** Returns the path of one of the files of an object. */
      getResourcePath: (bucket: string, key: string, resource: string) => string;
    };
  }
}
