import { localStore } from '../../lib/browser/storage.ts';

const REFUSED = 'locationRefused';
const askedKey = (userId: string) => `locationAsked.${userId}`;

/** Returns whether the person refused on this device and the browser has not granted since. */
export function isRefusalStored(): boolean {
  return localStore.read(REFUSED, isTrue) ?? false;
}

export function storeRefusal(isRefused: boolean): void {
  if (isRefused) localStore.write(REFUSED, true);
  else localStore.remove(REFUSED);
}

/** Whether this person has answered the location dialog on this device. */
export function wasAsked(userId: string): boolean {
  return localStore.read(askedKey(userId), isTrue) ?? false;
}

export function rememberAsked(userId: string): void {
  localStore.write(askedKey(userId), true);
}

function isTrue(value: unknown): value is true {
  return value === true;
}
