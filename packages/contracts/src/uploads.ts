import { z } from 'zod';

export const uploadTarget = z.object({
  /** The address to PUT the raw file to, once, within ten minutes. */
  uploadURL: z.string(),
});

export const normalizeInput = z.object({ url: z.string().min(1).max(4096) });
export const storedImage = z.object({
  /** `/objects/uploads/{file}` for an upload, or the given link unchanged. */
  objectPath: z.string(),
});

export const imageUrl = z.object({ imageUrl: z.string().min(1).max(4096) });
