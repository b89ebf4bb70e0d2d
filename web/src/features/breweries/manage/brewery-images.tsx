import { UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import type { FormState } from '../../../components/form/form-state.ts';
import { FormImage } from '../../../components/form/images/form-image.tsx';
import { useFormImage } from '../../../components/form/images/form-image-state.ts';
import { uploadToasts } from '../../../data/uploads/upload-toasts.ts';
import { showToast } from '../../../lib/toast.ts';
import type { BreweryField } from './brewery-form-values.ts';

interface BreweryImagesProps {
  form: Pick<FormState<BreweryField>, 'field' | 'hold' | 'stay'>;
}

/** The brewery's pictures; like everything else they apply once the form is saved. */
export function BreweryImages({ form }: BreweryImagesProps) {
  const header = useFormImage({ form, name: 'image', ...told('Header image') });
  const logo = useFormImage({ form, name: 'logo', ...told('Logo') });
  const banner = useFormImage({ form, name: 'bannerImage', ...told('Banner image') });
  return (
    <>
      <FormImage image={header} hint="JPEG, PNG or WebP, up to 10 MB" />
      <FormImage image={logo} ratio="1 / 1" hint="Square, at least 200x200px" />
      <FormImage
        image={banner}
        ratio="5 / 1"
        hint="Recommended 1000x200px (5:1)"
        remove="Remove banner"
      />
    </>
  );
}

function told(what: string) {
  return {
    maxBytes: UPLOAD_BYTES,
    onUploaded: () =>
      showToast({ type: 'success', title: `${what} uploaded. Click Save Changes to apply.` }),
    onFailed: (why: keyof typeof uploadToasts) => showToast(uploadToasts[why]),
  };
}
