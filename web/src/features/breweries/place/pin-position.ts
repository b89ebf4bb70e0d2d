import { brewery, breweryPin } from '@hoptrail/contracts/breweries/breweries';
import type { Position } from '@hoptrail/contracts/lib/distance';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import type { Parsed } from '../../../components/form/submit/form-problems.ts';

export type PinField = 'latitude' | 'longitude';
export type PinSeen = Record<PinField, string | null>;

export const pinLabels: Readonly<Record<PinField, string>> = {
  latitude: 'Latitude',
  longitude: 'Longitude',
};

const examples: Readonly<Record<PinField, string>> = { latitude: '35.4676', longitude: '-97.5164' };
const stored = brewery.pick({ latitude: true, longitude: true });

/** How far an arrow key moves the pin, without and with Shift. */
export const STEP_METRES = 5;
export const LARGE_STEP_METRES = 50;

/** About a tenth of a metre. */
const DECIMALS = 6;

/** Returns the form's initial values; empty when the brewery has no position. */
export function pinValues({ latitude, longitude }: PinSeen): FormValues<PinField> {
  return { latitude: latitude ?? '', longitude: longitude ?? '' };
}

/** The position that the form changes. */
export function pinBasis(pin: PinSeen) {
  return {
    seen: stored.parse(pin),
    read: (json: unknown) => stored.safeParse(json).data,
    values: pinValues,
  };
}

/** The text of a position in the two fields. */
export function pinText({ latitude, longitude }: Position): FormValues<PinField> {
  return { latitude: degreesText(latitude), longitude: degreesText(longitude) };
}

/** Returns the typed position, undefined for none. */
export function typedPosition(values: FormValues<PinField>): Position | undefined {
  const [latitude, longitude] = [degrees(values.latitude), degrees(values.longitude)];
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
}

/** Returns both coordinates of a position pasted into one field, such as `35.4676, -97.5164`. */
export function pastedPosition(typed: string): FormValues<PinField> | undefined {
  const [, latitude, longitude] = /^\s*(-?[\d.]+)\s*[,;\s]\s*(-?[\d.]+)\s*$/.exec(typed) ?? [];
  return latitude && longitude ? { latitude, longitude } : undefined;
}

/** Returns the input of the procedure. */
export function parsePin(
  id: string,
  values: FormValues<PinField>,
): Parsed<NonNullable<ReturnType<typeof breweryPin.safeParse>['data']>> {
  const issues = (['latitude', 'longitude'] as const)
    .filter((name) => degrees(values[name]) === undefined)
    .map((name) => ({
      path: [name],
      message: `Please enter degrees, such as ${examples[name]}.`,
    }));
  if (issues.length > 0) return { success: false, error: { issues } };
  return breweryPin.safeParse({
    id,
    latitude: degrees(values.latitude),
    longitude: degrees(values.longitude),
  });
}

/**
 * Returns a position some metres away.
 * @param north in metres, negative to the south
 * @param east in metres, negative to the west
 */
export function moved({ latitude, longitude }: Position, north: number, east: number): Position {
  const metresPerDegree = 111_320;
  const narrowing = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return {
    latitude: clamp(latitude + north / metresPerDegree, 90),
    longitude: clamp(longitude + east / (metresPerDegree * narrowing), 180),
  };
}

function clamp(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}

function degrees(text: string): number | undefined {
  const typed = text.trim();
  return /^-?\d{1,3}(\.\d{0,20})?$/.test(typed) ? Number(typed) : undefined;
}

function degreesText(value: number): string {
  return String(Number(value.toFixed(DECIMALS)));
}
