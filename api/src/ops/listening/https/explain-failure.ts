const reasons: readonly [RegExp, (domain: string) => string][] = [
  [
    /rate ?limit|too many/i,
    () => 'The authority was asked too often. It is asked again later; nothing needs to be done.',
  ],
  [/CAA/, (domain) => `A CAA record of ${domain} forbids this authority. Change the record.`],
  [
    /NXDOMAIN|SERVFAIL|no valid A|DNS problem|no such host|lookup /i,
    (domain) =>
      `The name ${domain} has no address in the DNS. Make an A or AAAA record that leads here.`,
  ],
  [
    /self.signed|unable to (get|verify)|certificate/i,
    () =>
      "The authority's own certificate is not trusted. Is ACME_DIRECTORY right? For an authority of your own, name its root in NODE_EXTRA_CA_CERTS.",
  ],
  [
    /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|EPROTO|aborted due to timeout| answered \d+$/,
    () => 'The authority could not be reached. May this machine open connections to it?',
  ],
  [
    /connection refused|timeout|timed out|fetching|dial tcp|no route/i,
    (domain) =>
      `The authority could not reach http://${domain} on port 80. Does the name lead to this machine, and does the firewall let port 80 in?`,
  ],
  [
    /unauthorized|key authorization|invalid response|non-200|404/i,
    (domain) => `Something else answers at http://${domain}. The name has to lead to this machine.`,
  ],
];

/** Returns why no certificate was issued and what to do, with the authority's message at the end. */
export function explainFailure(domain: string, error: unknown): string {
  const message = messageOf(error);
  const explanation = reasons.find(([pattern]) => pattern.test(message))?.[1](domain);
  return `No new certificate for ${domain}. ${explanation ?? 'The authority refused.'} (${message})`;
}

/** Returns the message of the first cause, which network errors hide. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  if (error.cause instanceof Error) return messageOf(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message.includes(code) ? error.message : `${code}: ${error.message}`;
}
