import { Picture } from '../../components/picture/picture.tsx';

interface BadgePictureProps {
  /** The path of the drawing. */
  icon: string;
  size: number;
}

/** A badge's drawing, or a plain hop when it does not load. Decorative: the name is beside it. */
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
