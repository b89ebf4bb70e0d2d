import type { Config } from './config.ts';

const ANY_HOST: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': 'localhost' };

/**
 * Returns the URL of a server of this configuration on its own machine.
 * @param port the actual port, if the system chose it
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
