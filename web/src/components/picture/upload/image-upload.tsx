import { ImagePicker } from './image-picker.tsx';
import { useImageUpload } from './use-image-upload.ts';

interface ImageUploadProps {
  label: string;
  /** What suits, such as the size or the ratio. */
  hint?: string;
  /** Round for a person's photo, wide for headers and banners. */
  shape: 'round' | 'wide';
  /** Width to height of the part that is wanted. */
  ratio: number;
  /** The address of the picture that is stored now. */
  current?: string | undefined;
  maxBytes: number;
  onUploaded: (path: string) => void;
}

/** Chooses one picture and sends it at once, with its progress and a way to try again. */
export function ImageUpload({ maxBytes, ratio, onUploaded, ...picker }: ImageUploadProps) {
  const { state, choose } = useImageUpload(maxBytes, onUploaded);
  return <ImagePicker {...picker} crop={{ ratio }} state={state} onPick={choose} />;
}
