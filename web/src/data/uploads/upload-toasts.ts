import type { Toast } from '../../lib/toast.ts';

/** What is said when a picture did not come to stand in a form (specification, part 8). */
export const uploadToasts = {
  lost: {
    type: 'error',
    title: 'Upload failed',
    description: 'No image was uploaded successfully.',
  },
  refused: {
    type: 'error',
    title: 'Image processing failed',
    description: 'Please try uploading again.',
  },
} as const satisfies Record<string, Toast>;
