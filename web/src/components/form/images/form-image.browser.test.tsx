import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { uploadFailures } from '../../../data/uploads/upload-failures.ts';
import { pngFile, signUp } from '../../../testing/people.ts';
import { cutFile, holdReading } from '../../../testing/pictures.ts';
import { show } from '../../../testing/show.tsx';
import { Form } from '../form.tsx';
import { useForm } from '../form-state.ts';
import { FormImage } from './form-image.tsx';
import { useFormImage } from './form-image-state.ts';

const MEGABYTE = 1024 * 1024;

interface Values {
  title: string;
  picture: string;
}

const field = page.getByRole('group', { name: 'Picture' });
const input = field.getByLabelText('Upload');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toasts = page.getByRole('region', { name: /^Notifications/ });

interface PictureFormProps {
  maxBytes: number;
  save: (values: Values) => Promise<void>;
}

function PictureForm({ maxBytes, save }: PictureFormProps) {
  const form = useForm({
    draft: 'picture',
    labels: { title: 'Title', picture: 'Picture' },
    initial: { title: 'Night of the Short Wick', picture: '' },
    parse: (values: Values) => ({ success: true, data: values }),
    save,
    onSaved: () => {},
  });
  const image = useFormImage({ form, name: 'picture', maxBytes, failures: uploadFailures });
  return (
    <Form form={form} submit="Save" onCancel={() => {}}>
      <FormImage image={image} ratio="5 / 2" />
    </Form>
  );
}

async function showForm(maxBytes = MEGABYTE) {
  const save = vi.fn<(values: Values) => Promise<void>>(async () => {});
  const { session } = await show(<PictureForm maxBytes={maxBytes} save={save} />, await signUp());
  await session.refresh();
  await expect.element(input).toBeEnabled();
  return {
    save,
    /** Waits for the form to be saved and returns the picture's path. */
    saved: async () => {
      await expect.poll(() => save.mock.calls).toHaveLength(1);
      return save.mock.calls[0]?.[0].picture;
    },
  };
}

test('a form that is saved while its picture is read has the picture', async () => {
  const { save, saved } = await showForm();
  const read = holdReading();
  await input.upload(await pngFile(500, 200));
  await button('Save').click();
  await expect.element(button('Saving...')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  read();
  expect(await saved()).toMatch(/^\/objects\/uploads\//);
});

test('a form that is saved before its picture is cropped has the cropped picture', async () => {
  const { save, saved } = await showForm();
  const read = holdReading();
  await input.upload(await pngFile(400, 400));
  await button('Save').click();
  await expect.element(button('Saving...')).toBeVisible();
  read();
  await button('Use this part').click();
  expect(await saved()).toMatch(/^\/objects\/uploads\//);
  expect(save).toHaveBeenCalledTimes(1);
});

test('a form is not saved without a picture whose crop was closed', async () => {
  const { save, saved } = await showForm();
  const read = holdReading();
  await input.upload(await pngFile(400, 400));
  await button('Save').click();
  read();
  await expect.element(button('Use this part')).toBeVisible();
  history.back();
  await expect.element(button('Use this part')).not.toBeInTheDocument();
  await expect.element(button('Save')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await button('Save').click();
  expect(await saved()).toBe('');
});

test('a form is not saved without a picture that is too large', async () => {
  const { save } = await showForm(10);
  const read = holdReading();
  await input.upload(await pngFile(500, 200));
  await button('Save').click();
  read();
  await expect.element(toasts.getByText('File too large')).toBeVisible();
  await expect.element(button('Save')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test('of two pictures the last one is used, whichever is read first', async () => {
  const { saved } = await showForm();
  const read = holdReading();
  await input.upload(await pngFile(500, 200));
  await input.upload(await pngFile(250, 100));
  read();
  await button('Save').click();
  const picture = await fetch((await saved()) ?? '');
  const { width } = await createImageBitmap(await picture.blob());
  expect(width).toBe(250);
});

test('a picture that the server refuses is named at the field only', async () => {
  await showForm();
  await input.upload(new File(['Two stouts.'], 'stouts.png', { type: 'image/png' }));
  await expect.element(field).toMatchTextContent(/Image processing failed/);
  await expect.element(field).toMatchTextContent(/Please choose a picture: JPEG, PNG/);
  await expect.element(toasts.getByText('Image processing failed')).not.toBeInTheDocument();
});

test.each(['image/heic', 'image/heif', ''])(
  'a HEIC picture of the type %j is named',
  async (type) => {
    const { save } = await showForm();
    await input.upload(new File(['heic'], 'IMG_0001.HEIC', { type }));
    await expect.element(field).toMatchTextContent(/This is a HEIC picture.*JPEG or PNG/);
    await expect.element(toasts.getByText('Invalid file type')).not.toBeInTheDocument();
    await button('Save').click();
    await expect.element(field).toMatchTextContent(/Try again or leave it out/);
    expect(save).not.toHaveBeenCalled();
  },
);

test.each([
  ['without a crop', 500, 200, 'image/jpeg'],
  ['with a crop', 400, 400, 'image/jpeg'],
  ['with a crop', 400, 400, 'image/png'],
  ['with a crop', 400, 400, 'image/webp'],
  ['that is shrunk', 2600, 1040, 'image/jpeg'],
] as const)('a picture %s whose end is missing is refused', async (_what, width, height, type) => {
  const { save } = await showForm(10 * MEGABYTE);
  await input.upload(await cutFile(width, height, type));
  await expect.element(field).toMatchTextContent(/This picture is damaged or incomplete/);
  expect(save).not.toHaveBeenCalled();
});
