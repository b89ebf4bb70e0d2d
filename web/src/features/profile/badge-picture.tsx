import { Picture } from '../../components/picture/picture.tsx';

interface BadgePictureProps {
  /** Path of the drawing. */
  icon: string;
  size: number;
}

/** A badge's drawing; the plain hop where its own does not load. The name stands beside it. */
export function BadgePicture({ icon, size }: BadgePictureProps) {
  return (
    <Picture
      src={icon}
      fallback="/art/badges/white-hop.svg"
      alt=""
      width={size}
      height={size}
      eager
    />
  );
}
