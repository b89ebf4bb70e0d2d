import { UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import type { FormState } from '../../../../components/form/form-state.ts';
import { FormImage } from '../../../../components/form/images/form-image.tsx';
import { useFormImage } from '../../../../components/form/images/form-image-state.ts';
import { uploadFailures } from '../../../../data/uploads/upload-failures.ts';
import { showToast } from '../../../../lib/toast.ts';

export interface EventImageProps<Name extends string> {
  form: Pick<FormState<Name>, 'field' | 'hold' | 'stay'>;
  name: Name;
  required?: boolean;
}

/** The picture input of an event form. */
export function EventImage<Name extends string>(props: EventImageProps<Name>) {
  const { form, name, required = false } = props;
  const image = useFormImage({
    form,
    name,
    maxBytes: UPLOAD_BYTES,
    onUploaded: () =>
      showToast({ type: 'success', title: 'Success', description: 'Photo uploaded successfully!' }),
    failures: {
      ...uploadFailures,
      lost: { ...uploadFailures.lost, description: 'Please try again.' },
    },
  });
  return (
    <FormImage
      image={image}
      hint="JPEG, PNG or WebP, up to 10 MB"
      required={required}
      remove="Remove photo"
    />
  );
}
