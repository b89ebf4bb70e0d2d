import { z } from 'zod';
import { about } from './about.ts';
import { port } from './values.ts';

/** The variables about monitoring and logs, in the order of the documentation. */
export const monitoringVariables = {
  INSTANCE_NAME: z
    .string()
    .regex(/^[\w.:-]{1,40}$/, 'takes up to 40 letters, digits and signs of . : - _')
    .optional()
    .meta(
      about('name of this server among [several instances](hosting/several-instances.md)', {
        otherwise: 'the name of the machine, and the port',
      }),
    ),
  METRICS_PORT: port
    .optional()
    .meta(about('port of `/metrics` for Prometheus', { otherwise: 'none' })),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .meta(about('address that `/metrics` is served on')),
  SECURITY_LOG: z
    .string()
    .min(1)
    .optional()
    .meta(
      about(
        'file for [sign-ins and refusals](hosting/accounts.md#the-security-log), with client addresses; `none` for no file',
        { otherwise: '`security.log` in `DATA_DIR`' },
      ),
    ),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'takes one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info')
    .meta(about('`fatal` to `trace`, or `silent`; logs hold no addresses and no positions')),
};
