import type { SecurityEvent, SecurityFacts } from './security-log.rules.ts';

/** Records sign-ins, and refusals that may be part of an attack. */
export interface SecurityLog {
  /** @param address the client's address: `request.ip` */
  record(event: SecurityEvent, address: string, facts?: SecurityFacts): void;
}

/** Records nothing, where a host has switched the log off. */
export const noSecurityLog: SecurityLog = { record() {} };
