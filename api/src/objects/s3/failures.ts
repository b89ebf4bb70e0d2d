/** Returns the HTTP status of a failed request; undefined where there was no response. */
export function statusOf(error: unknown): number | undefined {
  return fieldsOf(error).status;
}

/** Tells whether the store did not respond, or responded that it cannot serve. */
export function isOutage(error: unknown): boolean {
  // A fault of ours.
  if (error instanceof TypeError || error instanceof ReferenceError) return false;
  const { status } = fieldsOf(error);
  return status === undefined || status >= 500 || status === 429;
}

interface Failure {
  /** The name, codes and message of the error and its causes. */
  signs: string;
  status: number | undefined;
}

const reasons: readonly [applies: (failure: Failure) => boolean, text: string][] = [
  [
    ({ signs }) => /ENOTFOUND|EAI_AGAIN/.test(signs),
    'The name of the object store has no address in the DNS. Check OBJECT_STORE_ENDPOINT; a store that wants the bucket in the path needs OBJECT_STORE_PATH_STYLE=1.',
  ],
  [
    ({ signs }) => /ECONNREFUSED/.test(signs),
    'The object store refused the connection: nothing listens on the port of OBJECT_STORE_ENDPOINT.',
  ],
  [
    ({ signs }) => /self.signed|unable to (get|verify)|altnames|ALTNAME|CERT_/i.test(signs),
    'The certificate of the object store is not trusted. For an authority of your own, name its root in NODE_EXTRA_CA_CERTS.',
  ],
  [
    ({ signs }) => /EPROTO\b|ERR_SSL|wrong version|HPE_INVALID/i.test(signs),
    'What answers at OBJECT_STORE_ENDPOINT speaks another protocol: is it http:// and not https://, or the other way round?',
  ],
  [
    ({ signs }) => /CredentialsProviderError|Could not load credentials/.test(signs),
    'There are no keys: this machine has no role. Set OBJECT_STORE_ACCESS_KEY_ID and OBJECT_STORE_SECRET_ACCESS_KEY, or give it one.',
  ],
  [
    ({ signs }) => /RequestTimeTooSkewed|RequestExpired|RequestInTheFuture/.test(signs),
    'The clock of this machine differs from that of the object store by more than it accepts. Set it, best with NTP.',
  ],
  [
    ({ signs }) => /NoSuchBucket/.test(signs),
    'The bucket of OBJECT_STORE_URL does not exist. Create it, or correct its name or OBJECT_STORE_REGION.',
  ],
  [
    ({ signs }) => /InvalidAccessKeyId/.test(signs),
    'The object store does not know the key in OBJECT_STORE_ACCESS_KEY_ID.',
  ],
  [
    ({ signs }) => /SignatureDoesNotMatch/.test(signs),
    'The object store refused the signature: OBJECT_STORE_SECRET_ACCESS_KEY does not belong to OBJECT_STORE_ACCESS_KEY_ID.',
  ],
  [
    ({ signs }) => /ExpiredToken|InvalidToken/.test(signs),
    'The token of the role of this machine has expired, or is not accepted.',
  ],
  [
    ({ signs, status }) =>
      status === 301 ||
      /PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocation/.test(signs),
    'The bucket is in another region. Set OBJECT_STORE_REGION to it.',
  ],
  [
    ({ signs }) => /NotImplemented/.test(signs),
    'The object store does not know a header that Hoptrail sends: conditional writes (If-None-Match) are needed.',
  ],
  [
    ({ status }) => status === 403,
    'The object store refused access. The key needs s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on its objects.',
  ],
  [({ status }) => status === 404, 'What answers at OBJECT_STORE_ENDPOINT is not an object store.'],
  [
    ({ signs }) => /TimeoutError|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(signs),
    'The object store did not answer in time. Check OBJECT_STORE_ENDPOINT, and whether a firewall is in the way.',
  ],
  [
    ({ signs }) => /ECONNRESET|EPIPE|socket hang up/.test(signs),
    'The object store closed the connection.',
  ],
  [
    ({ status }) => status !== undefined && status >= 500,
    'The object store answers, but cannot serve right now.',
  ],
];

/**
 * Returns why the object store cannot be used and what to change. It contains no key and nothing that
 * the store wrote.
 * @param error the error of the S3 client
 */
export function explainFailure(error: unknown): string {
  const failure = fieldsOf(error);
  const reason = reasons.find(([applies]) => applies(failure))?.[1];
  return (
    reason ??
    `The object store cannot be used (${failure.status ?? (error instanceof Error ? error.name : 'for a reason it does not say')}).`
  );
}

function fieldsOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { signs: String(error), status: undefined };
  const { $metadata: metadata, code, Code } = error as ErrorFields;
  const cause = error.cause === undefined ? '' : fieldsOf(error.cause).signs;
  return {
    signs: [error.name, code, Code, error.message, cause].join(' '),
    status: metadata?.httpStatusCode,
  };
}

/** What the S3 client and Node add to errors. */
type ErrorFields = Error & {
  $metadata?: { httpStatusCode?: number };
  code?: string;
  Code?: string;
};
