import { Refusal } from '../../lib/refusal.ts';

/** Thrown for an unusable port; the message says why and what to do. */
export class ListenError extends Refusal {
  override name = 'ListenError';
}

interface Place {
  port: number;
  host: string;
  /** The variables of port and host. */
  names: { port: string; host: string };
}

/** Returns the explanation of why a server cannot listen on a port. */
export function listenError(error: unknown, { port, host, names }: Place): ListenError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const noAddress = `This machine has no address ${host}. Set ${names.host} to one that it has.`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop what uses it, or set ${names.port} to another one.`,
    EACCES: `Port ${port} needs more rights than this account has. Set ${names.port} to one above 1023, or give the program the right to bind it (CAP_NET_BIND_SERVICE).`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
  };
  return new ListenError(reasons[String(code)] ?? `Port ${port} on ${host} cannot be used.`, {
    cause: error,
  });
}
