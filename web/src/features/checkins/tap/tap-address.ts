import { textParams } from '../../../lib/text/text-params.ts';

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

/** Reads the search of the address; one without the parameter of a tag counts as an incomplete one. */
export function readSearch({ t, ...others }: Readonly<Record<string, unknown>>): { t?: string } {
  if (t === undefined && Object.keys(others).length > 0) return { t: 'none' };
  return textParams({ t });
}
