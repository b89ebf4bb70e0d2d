import { ImagePicker } from './image-picker.tsx';
import { useImageUpload } from './use-image-upload.ts';

interface ImageUploadProps {
  label: string;
  /** The hint about size and ratio. */
  hint?: string;
  /** Round for a person's photo, wide for headers and banners. */
  shape: 'round' | 'wide';
  /** The aspect ratio of the part to use, width to height. */
  ratio: number;
  /** The address of the picture that is stored now. */
  current?: string | undefined;
  /** Whether a picture is required and was not chosen. */
  isMissing?: boolean;
  maxBytes: number;
  onUploaded: (path: string) => void;
}

/** Lets the person choose a picture and uploads it at once, with progress and retry. */
export function ImageUpload({ maxBytes, ratio, onUploaded, ...picker }: ImageUploadProps) {
  const { state, choose } = useImageUpload(maxBytes, onUploaded);
  return <ImagePicker {...picker} crop={{ ratio }} state={state} onPick={choose} />;
}
