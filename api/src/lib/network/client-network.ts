import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** The networks of a client address, by which limits count. */
export interface ClientNetwork {
  /** One client: the whole IPv4 address, or the /64 prefix of an IPv6 address. */
  client: string;
  /** The /48 prefix of an IPv6 address, for a larger budget; undefined for IPv4. */
  site: string | undefined;
}

const networks = new LRUCache<string, ClientNetwork>({ max: 10_000 });

/**
 * Returns the networks by which limits count a client.
 *
 * A household or a rented server has a whole IPv6 /64, and many providers assign a /48, so a single
 * IPv6 address does not identify a client. An IPv4-mapped IPv6 address counts as the IPv4 address.
 * @param address `request.ip`; a text that is not an address counts as itself
 */
export function clientNetwork(address: string): ClientNetwork {
  const found = networks.get(address);
  if (found) return found;
  const network = networkOf(address);
  networks.set(address, network);
  return network;
}

function networkOf(address: string): ClientNetwork {
  if (!ipaddr.isValid(address)) return { client: address, site: undefined };
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return { client: parsed.toString(), site: undefined };
  return { client: prefixOf(parsed, 64), site: prefixOf(parsed, 48) };
}

function prefixOf({ parts }: ipaddr.IPv6, bits: 48 | 64): string {
  const groups = parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${groups.join(':')}::/${bits}`;
}
