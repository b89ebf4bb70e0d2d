import { UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { Form } from '../../components/form.tsx';
import { FormImage } from '../../components/form-image.tsx';
import { useFormImage } from '../../components/form-image-state.ts';
import { FormLink } from '../../components/form-link.tsx';
import { useForm } from '../../components/form-state.ts';
import { showToast, type Toast } from '../../lib/toast.ts';
import { type LinkNeed, type PictureInput, parsePicture } from './picture-values.ts';

export interface PictureFormProps {
  draft: string;
  /** What the picture is, such as 'Banner Image'. */
  field: string;
  /** What is stored now. */
  current: { image: string | null; link?: string | null };
  link: LinkNeed;
  submit: string;
  /** Whether the button that saves is not even there without something to save. */
  hidesSubmit?: boolean;
  uploaded?: Omit<Toast, 'type'>;
  uploadFailed?: Omit<Toast, 'type'>;
  save: (picture: PictureInput) => Promise<unknown>;
  onClose: () => void;
}

const noUpload = {
  title: 'Upload failed',
  description: 'No image was uploaded successfully.',
};

/**
 * A header picture, or a banner and where it leads. It can be saved once there is a picture, and
 * a link where one is needed, and something has changed (specification, part 4).
 */
export function PictureForm(props: PictureFormProps) {
  const { draft, current, link, submit, hidesSubmit = false, save, onClose } = props;
  const { uploaded = { title: 'Image uploaded successfully!' }, uploadFailed = noUpload } = props;
  const form = useForm({
    draft: `picture.${draft}`,
    initial: { bannerImageUrl: current.image ?? '', bannerLinkUrl: current.link ?? '' },
    parse: (values) => parsePicture(values, link),
    save,
    onSaved: onClose,
  });
  const image = useFormImage({
    form,
    name: 'bannerImageUrl',
    maxBytes: UPLOAD_BYTES,
    onUploaded: () => showToast({ type: 'success', ...uploaded }),
    onFailed: () => showToast({ type: 'error', ...uploadFailed }),
  });
  const { bannerImageUrl, bannerLinkUrl } = form.values;
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
        label={props.field}
        image={image}
        ratio={isBanner ? '5 / 1' : '5 / 2'}
        hint={isBanner ? 'Recommended 1000x200px (5:1)' : 'JPEG, PNG or WebP, up to 10 MB'}
        required
      />
      {isBanner && (
        <FormLink
          {...form.field('bannerLinkUrl')}
          label="Link URL"
          required={link === 'required'}
        />
      )}
    </Form>
  );
}
