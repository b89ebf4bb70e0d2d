import { Refusal } from '../../lib/refusal.ts';

/** Thrown for an unusable port or address; the message says why and what to do. */
export class ListenError extends Refusal {
  override name = 'ListenError';
  override readonly isPermanent: boolean;

  constructor(message: string, { cause, isPermanent }: { cause: unknown; isPermanent: boolean }) {
    super(message, { cause });
    this.isPermanent = isPermanent;
  }
}

interface Place {
  port: number;
  host: string;
  /** The variables of port and host. */
  names: { port: string; host: string };
}

/** The codes of failures that the next start would meet again: another program's port gets free. */
const PERMANENT = ['EACCES', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND'];

/** Returns the explanation of why a server cannot listen on a port. */
export function listenError(error: unknown, { port, host, names }: Place): ListenError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const noAddress = `This machine has no address ${host} (${code}). Set ${names.host} to one that it has.`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop what uses it, or set ${names.port} to another one.`,
    EACCES: `Port ${port} needs more rights than this account has. Set ${names.port} to one above 1023, or give the program the right to bind it (CAP_NET_BIND_SERVICE).`,
    EADDRNOTAVAIL: noAddress,
    EAFNOSUPPORT: noAddress,
    EINVAL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: `The name ${host} cannot be looked up at present. Set ${names.host} to an address of this machine.`,
  };
  const reason = code || (error instanceof Error ? error.message : String(error));
  return new ListenError(reasons[code] ?? `Port ${port} on ${host} cannot be used (${reason}).`, {
    cause: error,
    isPermanent: PERMANENT.includes(code),
  });
}
