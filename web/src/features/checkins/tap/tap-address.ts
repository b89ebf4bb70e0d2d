/** What a tag adds to its address at a tap. */
interface TapAddress {
  tapData: string;
  tapMac: string;
}

/** Reads the parameter that a tag writes into its address; undefined if it is incomplete. */
export function readTapAddress(parameter: string): TapAddress | undefined {
  const [, tapData, tapMac] = /^([0-9A-F]{32})-([0-9A-F]{16})$/i.exec(parameter) ?? [];
  return tapData && tapMac ? { tapData, tapMac } : undefined;
}
