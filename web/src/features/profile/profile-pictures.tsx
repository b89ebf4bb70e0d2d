import { displayImage, sizedImage } from '@hoptrail/contracts/image-paths';
import type { OwnUser } from '@hoptrail/contracts/users';
import { ImagePicker, type PickedState } from '../../components/image-picker.tsx';
import { showToast } from '../../lib/toast.ts';
import styles from './profile-pictures.module.css';
import { readPhoto } from './read-photo.ts';

interface ProfilePicturesProps {
  user: OwnUser;
  /** The photo that was chosen, as a data URL. */
  photo: string | undefined;
  onPhoto: (dataUrl: string) => void;
  header: PickedState;
  onPickHeader: (file: File | undefined) => void;
}

/** The header and the photo on it, as they stand on the profile, to be changed. */
export function ProfilePictures(props: ProfilePicturesProps) {
  const { user, photo, onPhoto, header, onPickHeader } = props;

  const pickPhoto = async (file: File | undefined) => {
    if (!file) return;
    const read = await readPhoto(file);
    if (read.ok) onPhoto(read.dataUrl);
    else showToast({ type: 'error', ...read.problem });
  };
  return (
    <div className={styles.pictures}>
      <div className={styles.header}>
        <ImagePicker
          label="Change header image"
          hint="Pictures up to 5 MB"
          shape="wide"
          current={sizedImage(displayImage(user.headerImage) ?? '/art/scenes/profile.svg', 640)}
          state={header}
          onPick={onPickHeader}
        />
      </div>
      <div className={styles.photo}>
        <ImagePicker
          label="Change photo"
          shape="round"
          current={sizedImage(displayImage(user.profileImage) ?? portrait(user.id), 320)}
          state={photo ? { is: 'done', preview: photo } : { is: 'idle' }}
          onPick={pickPhoto}
        />
      </div>
    </div>
  );
}

function portrait(id: string): string {
  return `/art/portraits/${encodeURIComponent(id)}.svg`;
}
