import { displayImage, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import FullScreenPictures from '../../../components/picture/full-screen-pictures.tsx';

interface NewsPictureProps {
  name: string;
  /** The picture as stored. */
  picture: string;
  onClose: () => void;
}

/** The picture of a line of news over the whole screen. */
export default function NewsPicture({ name, picture, onClose }: NewsPictureProps) {
  const pictures = [displayImage(picture)].flatMap((src) => (src ? [sizedImage(src, 1280)] : []));
  return <FullScreenPictures name={name} pictures={pictures} start={0} onClose={onClose} />;
}
