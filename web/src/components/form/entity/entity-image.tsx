import { UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import type { ComponentProps } from 'react';
import { uploadFailures } from '../../../data/uploads/upload-failures.ts';
import { sentenceCase } from '../../../lib/text/sentence-case.ts';
import { showToast } from '../../../lib/toast.ts';
import type { FormState } from '../form-state.ts';
import { FormImage } from '../images/form-image.tsx';
import { useFormImage } from '../images/form-image-state.ts';

/** The options of a picture input. */
export type ImageOptions = Pick<ComponentProps<typeof FormImage>, 'hint' | 'ratio' | 'remove'>;

interface EntityImageProps<Name extends string> {
  form: Pick<FormState<Name>, 'field' | 'hold' | 'stay'>;
  name: Name;
  options: ImageOptions;
}

/** The picture input of an entity's form. Its toast says that the picture applies once saved. */
export function EntityImage<Name extends string>({ form, name, options }: EntityImageProps<Name>) {
  const what = sentenceCase(form.field(name).label);
  const image = useFormImage({
    form,
    name,
    maxBytes: UPLOAD_BYTES,
    onUploaded: () =>
      showToast({ type: 'success', title: `${what} uploaded. Click Save Changes to apply.` }),
    failures: uploadFailures,
  });
  const { hint, ratio, remove } = options;
  return (
    <FormImage
      image={image}
      {...(hint && { hint })}
      {...(ratio && { ratio })}
      {...(remove && { remove })}
    />
  );
}
