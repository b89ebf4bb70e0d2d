import { buffer } from 'node:stream/consumers';
import { displayImage, isUploadPath } from '@hoptrail/contracts/lib/image-paths';
import { embedded } from '@hoptrail/drawings/cards/frame';
import type { Lettering } from '@hoptrail/drawings/cards/lettering';
import { outlined } from '@hoptrail/drawings/cards/outlined';
import type { Deps } from '../../context.ts';
import { photoUrl, type Treatment } from '../../objects/cards/render-card.ts';
import { type DrawingSource, drawingAt } from '../pages/art.ts';
import type { Card, CardPictures } from '../subjects/card.ts';

const UPLOADS = '/objects/uploads/';

/** The stores that the pictures of a card come from. */
interface PictureSource extends DrawingSource, Pick<Deps, 'images'> {
  lettering: Lettering;
}

/** A photo's stored bytes, or a drawing as a data URL. */
type Source = { photo: Buffer } | { drawing: string } | undefined;

/** The pictures of a card, before they are made small. */
export interface CardSources {
  picture: Source;
  logo: Source;
}

/** Loads the pictures of a card. Omits missing ones and those on other sites; the card shows a drawing. */
export async function loadSources(
  source: PictureSource,
  { picture, logo }: Card,
): Promise<CardSources> {
  return {
    picture: await load(source, picture, 1280),
    logo: await load(source, logo, 320),
  };
}

/** Returns whether a card has a photo, which may have to lose colors. */
export function hasPhoto({ picture, logo }: CardSources): boolean {
  return isPhoto(picture) || isPhoto(logo);
}

function isPhoto(source: Source): boolean {
  return source !== undefined && 'photo' in source;
}

/** Returns the pictures of a card as data URLs. */
export async function toDataUrls(
  { picture, logo }: CardSources,
  treatment: Treatment,
): Promise<CardPictures> {
  const url = async (one: Source) =>
    one && ('photo' in one ? await photoUrl(one.photo, treatment) : one.drawing);
  return {
    picture: await url(picture),
    isPhoto: isPhoto(picture),
    // A drawn logo is the brewery's initials, which its stamp has in its own ink.
    logo: isPhoto(logo) ? await url(logo) : undefined,
  };
}

async function load(
  { images, lettering, ...source }: PictureSource,
  stored: string | null | undefined,
  width: 320 | 1280,
): Promise<Source> {
  const address = displayImage(stored);
  if (address === undefined) return undefined;
  if (isUploadPath(address)) {
    const found = await images.read(address.slice(UPLOADS.length), width);
    if (!found?.body) return undefined;
    return { photo: Buffer.isBuffer(found.body) ? found.body : await buffer(found.body) };
  }
  if (!address.startsWith('/art/')) return undefined;
  const svg = await drawingAt(address, source);
  return svg === undefined ? undefined : { drawing: embedded(outlined(lettering, svg)) };
}
