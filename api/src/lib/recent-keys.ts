import { LRUCache } from 'lru-cache';

/**
 * Returns a cache of the most recently used keys. It takes memory for the keys that it has: with
 * `max` the cache would reserve memory for all of them, which takes milliseconds.
 * @param most the number of keys; beyond it the least recently used one is removed
 * @param ttl how long a key stays, in milliseconds; without a limit by default
 */
export function recentKeys<Value extends {}>(most: number, ttl = 0): LRUCache<string, Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1, ttl });
}
