import { z } from 'zod';
import { imageReference } from '../fields.ts';

export const uploadTarget = z.object({
  /** The address to PUT the raw file to, once, within ten minutes. */
  uploadURL: z.string(),
});

export const normalizeInput = z.object({ url: imageReference });
export const storedImage = z.object({
  /** `/objects/uploads/{file}` for an upload, or the given link unchanged. */
  objectPath: z.string(),
});

export const imageUrl = z.object({ imageUrl: imageReference });
