import type { Toast } from '../../lib/toast.ts';

/** The texts about a picture that was not uploaded, by the reason. */
export interface UploadFailures {
  /** The toast when it did not reach the server. */
  lost: Toast;
  /** The text at the field, before the server's reason, when the server refused it. */
  refused: Pick<Toast, 'title' | 'description'>;
}

export const uploadFailures = {
  lost: {
    type: 'error',
    title: 'Upload failed',
    description: 'No image was uploaded successfully.',
  },
  refused: {
    title: 'Image processing failed',
    description: 'Please try uploading again.',
  },
} as const satisfies UploadFailures;
