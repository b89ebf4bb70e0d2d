import type { Config } from './config.ts';

const ANY_HOST: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': 'localhost' };

/**
 * Returns where a server of this configuration answers on its own machine.
 * @param port the port it listens on, where the system chose it
 */
export function localAddress(
  { host, port: configured, https }: Pick<Config, 'host' | 'port' | 'https'>,
  port = configured,
): { url: string; servername?: string } {
  const name = ANY_HOST[host] ?? host;
  const bracketed = name.includes(':') ? `[${name}]` : name;
  return {
    url: `${https ? 'https' : 'http'}://${bracketed}:${port}`,
    ...(https ? { servername: https.domain } : {}),
  };
}
