import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { holdCalls, loseCalls, respondToCalls, restoreNetwork } from '../../testing/network.ts';
import { pngFile, signOut, signUp } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { ImagePicker } from './image-picker.tsx';
import { useImageUpload } from './use-image-upload.ts';

const MEGABYTE = 1024 * 1024;
const SENDS = '**/api/objects/uploads/**';

const input = page.getByLabelText('Header');
const button = (name: string) => page.getByRole('button', { name });
const note = (text: string) => page.getByRole('region', { name: /^Notifications/ }).getByText(text);

interface UploadProps {
  maxBytes: number;
  onUploaded: (path: string) => void;
}

function Upload({ maxBytes, onUploaded }: UploadProps) {
  const { state, choose } = useImageUpload(maxBytes, { onUploaded });
  return (
    <ImagePicker label="Header" shape="wide" crop={{ ratio: 2 }} state={state} onPick={choose} />
  );
}

async function showUpload(maxBytes = MEGABYTE) {
  const onUploaded = vi.fn<(path: string) => void>();
  const shown = await show(<Upload maxBytes={maxBytes} onUploaded={onUploaded} />, await signUp());
  const path = async () => {
    await expect.poll(() => onUploaded.mock.calls).toHaveLength(1);
    return onUploaded.mock.calls[0]?.[0] ?? '';
  };
  return { ...shown, onUploaded, path };
}

async function sizeOf(picture: string | Blob) {
  const blob = typeof picture === 'string' ? await (await fetch(picture)).blob() : picture;
  const { width, height } = await createImageBitmap(blob);
  return { width, height };
}

test('a picture with the right ratio is uploaded at once, and its path is reported', async () => {
  const { path } = await showUpload();
  await input.upload(await pngFile(200, 100));
  expect(await path()).toMatch(/^\/objects\/uploads\//);
  expect(await sizeOf(await path())).toEqual({ width: 200, height: 100 });
});

test('a picture with another ratio is cropped first', async () => {
  const { path } = await showUpload();
  await input.upload(await pngFile(200, 200));
  await button('Use this part').click();
  expect(await sizeOf(await path())).toEqual({ width: 200, height: 100 });
});

test('a photo from a camera is shrunk before the upload', async () => {
  const { path } = await showUpload();
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  onTestFinished(() => send.mockRestore());
  await input.upload(await pngFile(4000, 2000));
  await path();
  const [sent] = send.mock.calls[0] ?? [];
  if (!(sent instanceof Blob)) throw new Error('No picture was sent.');
  expect(await sizeOf(sent)).toEqual({ width: 2560, height: 1280 });
});

test('a file that is no picture or stays too large is refused without an upload', async () => {
  const { onUploaded } = await showUpload(10);
  await loseCalls('**/trpc/uploads.create*');
  await input.upload(new File(['Two stouts.'], 'list.txt', { type: 'text/plain' }));
  await expect.element(note('Invalid file type')).toBeVisible();
  await input.upload(await pngFile(200, 100));
  await expect.element(note('File too large')).toBeVisible();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  expect(onUploaded).not.toHaveBeenCalled();
});

test('an upload can be cancelled, and reports no path', async () => {
  const { onUploaded } = await showUpload();
  await holdCalls(SENDS);
  await input.upload(await pngFile(200, 100));
  await button('Stop upload').click();
  await expect.element(button('Stop upload')).not.toBeInTheDocument();
  await restoreNetwork();
  await input.upload(await pngFile(160, 80));
  await expect.poll(() => onUploaded.mock.calls).toHaveLength(1);
  const [path = ''] = onUploaded.mock.calls[0] ?? [];
  expect(await sizeOf(path)).toEqual({ width: 160, height: 80 });
});

test('a failed upload can be retried', async () => {
  const { path } = await showUpload();
  await loseCalls(SENDS);
  await input.upload(await pngFile(200, 100));
  await expect
    .element(page.getByText('The picture could not be sent. Check your connection and try again.'))
    .toBeVisible();
  await restoreNetwork();
  await button('Try again').click();
  expect(await sizeOf(await path())).toEqual({ width: 200, height: 100 });
  await expect.element(button('Leave it out')).not.toBeInTheDocument();
});

test('a file that the server refuses is not retried', async () => {
  const { onUploaded } = await showUpload();
  await input.upload(new File(['Two stouts.'], 'stouts.png', { type: 'image/png' }));
  await expect.element(button('Leave it out')).toBeVisible();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await button('Leave it out').click();
  await expect.element(button('Leave it out')).not.toBeInTheDocument();
  expect(onUploaded).not.toHaveBeenCalled();
});

test('a refusal by a proxy can be retried', async () => {
  await showUpload();
  await respondToCalls(SENDS, 502, '<h1>Bad gateway</h1>');
  await input.upload(await pngFile(200, 100));
  await expect.element(page.getByText('Failed to upload file. Please try again.')).toBeVisible();
  await expect.element(button('Try again')).toBeVisible();
});

test('an upload notices that the session has ended', async () => {
  const { session } = await showUpload();
  await signOut();
  await input.upload(await pngFile(200, 100));
  await expect
    .element(page.getByText('User authentication required for image upload'))
    .toBeVisible();
  await expect.poll(() => session.user()).toBeUndefined();
});
