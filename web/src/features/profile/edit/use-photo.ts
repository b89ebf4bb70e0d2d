import { useRef, useState } from 'react';
import {
  type PictureForm,
  passing,
  useHold,
} from '../../../components/form/conflicts/form-pending.ts';
import type { PickedState } from '../../../components/upload/image-picker.tsx';
import { showToast } from '../../../lib/toast.ts';
import { readPhoto } from './read-photo.ts';

interface PhotoOptions {
  form: PictureForm<'profileImage'>;
  /** The current photo: a new one is a data URL. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * Returns the state of the photo in the profile's form. A submitted form waits until a chosen photo
 * is read, and is not sent if it cannot be. The last choice counts.
 */
export function usePhoto({ form, value, onChange }: PhotoOptions) {
  const [isCropping, setReading] = useState(false);
  const [reading, setReadingFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef<File>(undefined);
  useHold(form, 'profileImage', isCropping || reading ? passing : undefined);

  const finish = (file: File | undefined) => {
    latest.current = file;
    setReadingFile(file);
    setProblem(undefined);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return form.stay();
    finish(file);
    const read = await readPhoto(file);
    if (latest.current !== file) return;
    finish(undefined);
    if (read.ok) return onChange(read.dataUrl);
    form.stay();
    if ('message' in read) setProblem(read.message);
    else showToast({ type: 'error', ...read.problem });
  };
  return {
    state: stateOf(value, problem, () => setProblem(undefined)),
    choose,
    setReading,
    /** Uses one of the drawn portraits. */
    choosePortrait: (path: string) => {
      finish(undefined);
      onChange(path);
    },
  };
}

function stateOf(value: string, problem: string | undefined, stop: () => void): PickedState {
  if (problem) return { is: 'failed', preview: undefined, message: problem, stop };
  return value.startsWith('data:') ? { is: 'done', preview: value } : { is: 'idle' };
}
