import { UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { Form } from '../../../components/form/form.tsx';
import { FormLink } from '../../../components/form/form-link.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { useFormValues } from '../../../components/form/form-values.ts';
import { FormImage } from '../../../components/form/images/form-image.tsx';
import { useFormImage } from '../../../components/form/images/form-image-state.ts';
import { uploadFailures } from '../../../data/uploads/upload-failures.ts';
import { showToast, type Toast } from '../../../lib/toast.ts';
import { BannerDays } from './banner-days.tsx';
import {
  type LinkNeed,
  type PictureInput,
  type PictureKeys,
  parsePicture,
  pictureBasis,
  type Stored,
} from './picture-values.ts';
import { RemoveBanner } from './remove-banner.tsx';

export interface PictureFormProps<Key extends string> {
  draft: string;
  /** The label of the picture's field, such as 'Banner Image'. */
  field: string;
  /** The stored values. */
  stored: Stored<Key>;
  /** The names of the settings. */
  keys: PictureKeys<Key>;
  link: LinkNeed;
  submit: string;
  /** Whether the save button is hidden until something has changed. */
  hidesSubmit?: boolean;
  uploaded?: Omit<Toast, 'type'>;
  uploadFailed?: Omit<Toast, 'type'>;
  save: (picture: PictureInput, basedOn: Partial<Stored<Key>> | undefined) => Promise<unknown>;
  /** Removes the banner; undefined for pictures that cannot be removed. */
  remove?: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * The form of a header picture, or of a banner with its link and days. It can be saved once it has a picture
 * and any required link, and something has changed.
 */
export function PictureForm<Key extends string>(props: PictureFormProps<Key>) {
  const { draft, field, stored, keys, link, submit, hidesSubmit = false, save, onClose } = props;
  const { uploaded = { title: 'Image uploaded successfully!' }, uploadFailed } = props;
  const basis = pictureBasis(stored, keys);
  const form = useForm({
    draft: `picture.${draft}`,
    labels: {
      bannerImageUrl: field,
      bannerLinkUrl: 'Link URL',
      bannerFrom: 'First Day',
      bannerUntil: 'Last Day',
    },
    initial: basis.values(basis.seen),
    basis,
    parse: (values) => parsePicture(values, link),
    save,
    onSaved: onClose,
  });
  const image = useFormImage({
    form,
    name: 'bannerImageUrl',
    maxBytes: UPLOAD_BYTES,
    onUploaded: () => showToast({ type: 'success', ...uploaded }),
    failures: {
      lost: { ...uploadFailures.lost, ...uploadFailed },
      refused: { ...uploadFailures.refused, ...uploadFailed },
    },
  });
  const { bannerImageUrl, bannerLinkUrl } = useFormValues(form);
  const isComplete = bannerImageUrl && (link !== 'required' || bannerLinkUrl.trim());
  const cannotSave = !isComplete || !form.isUnsaved();
  const isBanner = link !== 'none';
  return (
    <Form
      form={form}
      submit={submit}
      disabled={cannotSave}
      hidesSubmit={hidesSubmit && cannotSave}
      onCancel={onClose}
    >
      <FormImage
        image={image}
        ratio={isBanner ? '5 / 1' : '5 / 2'}
        hint={isBanner ? 'Recommended 1000x200px (5:1)' : 'JPEG, PNG or WebP, up to 10 MB'}
        required
      />
      {isBanner && <FormLink {...form.field('bannerLinkUrl')} required={link === 'required'} />}
      {isBanner && <BannerDays form={form} />}
      {props.remove && stored[keys.image] !== null && (
        <RemoveBanner name={draft} remove={props.remove} />
      )}
    </Form>
  );
}
