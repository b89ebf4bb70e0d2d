import { type Traveller, textAt } from './traveller.ts';

/** A green PNG of 64 x 64 pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEWAvAQJUgP3AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC',
  'base64',
);

export async function uploads(owner: Traveller): Promise<void> {
  const target = await owner.call('POST', '/api/objects/upload', {});
  const url = textAt(target, 'uploadURL');
  await owner.put(url, new Uint8Array(PICTURE), 'image/png');
  await owner.call('POST', '/api/objects/normalize', { url });
  await owner.call('PUT', '/api/event-images', { imageUrl: url });
}

export async function finder(fan: Traveller): Promise<void> {
  const place = { userLatitude: 35.4676, userLongitude: -97.5164 };
  const search = { beerStyles: ['IPA', 'Märzen'], maxDistance: 25, ...place };
  await fan.call('POST', '/api/beer-finder/search', search);
}

/** Makes the embedded uploader's calls, which the product does not use and which find nothing. */
export async function uploaderWidget(fan: Traveller): Promise<void> {
  await fan.call('POST', '/api/s3/multipart', {}, 404);
  await fan.call('GET', '/api/s3/multipart/1', undefined, 404);
  await fan.call('GET', '/api/s3/multipart/1/1', undefined, 404);
  await fan.call('POST', '/api/s3/multipart/1/complete', {}, 404);
  await fan.call('DELETE', '/api/s3/multipart/1', undefined, 404);
  await fan.call('GET', '/api/s3/params', undefined, 404);
  await fan.call('GET', '/api/s3/sts', undefined, 404);
}
