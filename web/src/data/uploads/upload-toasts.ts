import type { Toast } from '../../lib/toast.ts';

/** The toasts about a picture that was not uploaded. */
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
