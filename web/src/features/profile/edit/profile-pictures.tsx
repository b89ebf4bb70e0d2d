import { displayImage, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import { portraitDrawing, standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import type { PictureForm } from '../../../components/form/conflicts/form-pending.ts';
import { useField } from '../../../components/form/fields/use-field.ts';
import type { FormField } from '../../../components/form/form-types.ts';
import type { FormImageState } from '../../../components/form/images/form-image-state.ts';
import { Fold } from '../../../components/layout/fold.tsx';
import PortraitPicker from '../../../components/picture/portraits/portrait-picker.tsx';
import { ImagePicker } from '../../../components/upload/image-picker.tsx';
import styles from './profile-pictures.module.css';
import { usePhoto } from './use-photo.ts';

interface ProfilePicturesProps {
  user: OwnUser;
  form: PictureForm<'profileImage'>;
  /** The photo's field: a new one as a data URL. */
  photo: FormField;
  header: FormImageState;
}

/** The aspect ratio of the header on the profile, width to height. */
const HEADER_RATIO = 2;

/** The inputs for the header and the photo, laid out as on the profile. */
export function ProfilePictures({ user, form, photo, header }: ProfilePicturesProps) {
  const { value, onChange } = useField(photo);
  const { state, choose, setReading, choosePortrait } = usePhoto({ form, value, onChange });
  const isNewPhoto = value.startsWith('data:');
  return (
    <>
      <div className={styles.pictures}>
        <div className={styles.header}>
          <ImagePicker
            id={header.id}
            label="Change header image"
            hint="Pictures up to 5 MB"
            shape="wide"
            crop={{ ratio: HEADER_RATIO }}
            current={sizedImage(displayImage(header.value) ?? standInHeaders.profile, 640)}
            state={header.state}
            onPick={header.choose}
            onReading={header.setReading}
          />
        </div>
        <div className={styles.photo}>
          <ImagePicker
            id={photo.id}
            label="Change photo"
            shape="round"
            crop={{ ratio: 1 }}
            current={sizedImage(
              displayImage(isNewPhoto ? user.profileImage : value) ?? portraitDrawing(user),
              320,
            )}
            state={state}
            onPick={choose}
            onReading={setReading}
          />
        </div>
      </div>
      <div className={styles.portraits}>
        <Fold title="Use one of our portraits">
          <PortraitPicker legend="Portraits" chosen={value} onChoose={choosePortrait} />
        </Fold>
      </div>
    </>
  );
}
