import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { displayImage } from '@hoptrail/contracts/lib/image-paths';
import { stampDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { whenControlled } from '../../../data/offline/when-controlled.ts';
import { isSavingData } from '../../../lib/browser/saving-data.ts';

/**
 * Fetches the stamp of a brewery, which the service worker stores: a check-in without a connection
 * shows it at once. Not where people save data.
 */
export async function keepStamp(
  brewery: Pick<BreweryDetail, 'id' | 'name' | 'city' | 'logo'>,
): Promise<void> {
  if (isSavingData()) return;
  try {
    await whenControlled();
    // Blank where the logo is laid over it, as a stamp has it.
    const isBlank = displayImage(brewery.logo, 'logo') !== undefined;
    await fetch(stampDrawing(brewery, 0, isBlank));
  } catch (error) {
    console.warn('The stamp is not stored.', error);
  }
}
