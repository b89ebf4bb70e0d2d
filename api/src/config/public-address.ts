/** The warning for a server that does not know its own address. */
export const NO_PUBLIC_URL =
  'PUBLIC_URL is not set: links in pages follow the Host header, which any client can forge, and mail carries no links. Set it to the address that people use.';

const THIS_MACHINE = ['localhost', '127.0.0.1', '::1'];

/** Returns whether a server that other machines can reach has no configured public URL. */
export function needsPublicUrl({
  publicUrl,
  host = 'localhost',
  trustProxy,
}: {
  publicUrl: string | undefined;
  /** The address that the server listens on. */
  host: string | undefined;
  trustProxy: readonly string[];
}): boolean {
  return publicUrl === undefined && (trustProxy.length > 0 || !THIS_MACHINE.includes(host));
}
