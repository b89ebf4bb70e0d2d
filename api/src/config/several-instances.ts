/** The settings that several instances depend on. */
interface SettingsOfSeveral {
  /** The object store of the pictures, if any. */
  objectStore: unknown;
  /** The name or settings of https, if the server does it itself. */
  https: unknown;
  trustProxy: readonly string[];
}

/** Returns a sentence for each setting that fits one instance, but not several of one database. */
export function adviceForSeveral({ objectStore, https, trustProxy }: SettingsOfSeveral): string[] {
  const advice: [isGiven: boolean, text: string][] = [
    [
      objectStore === undefined,
      'OBJECT_STORE_URL is not set: instances see the pictures of each other only if all share the folder uploads of DATA_DIR.',
    ],
    [
      https !== undefined,
      'DOMAIN lets this instance order a certificate of its own, but the authority reaches only one of several. Let the load balancer do https, and set PUBLIC_URL and TRUST_PROXY.',
    ],
    [
      https === undefined && trustProxy.length === 0,
      'TRUST_PROXY does not name the load balancer: all people share its address and its limits.',
    ],
  ];
  return advice.filter(([isGiven]) => isGiven).map(([, text]) => text);
}
