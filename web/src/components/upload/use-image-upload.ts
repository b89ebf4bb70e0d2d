import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../data/session.ts';
import { trpc } from '../../data/trpc.ts';
import {
  type FileProblem,
  fileProblem,
  heicProblem,
  RefusedFile,
  SignedOut,
  typeProblem,
  uploadImage,
} from '../../data/uploads/upload.ts';
import { scaledDown } from '../../lib/browser/scaled-down.ts';
import { showToast } from '../../lib/toast.ts';
import type { PickedState } from './image-picker.tsx';

/** The maximum side of an uploaded picture, in pixels. */
const MAX_SIDE = 2560;

interface UploadListeners {
  /** Called with the stored path. */
  onUploaded: (path: string) => void;
  /** Called when a file is refused without sending. */
  onRefused?: () => void;
}

/**
 * Returns the state of uploading one picture, with functions to cancel and retry.
 * @param maxBytes larger photos are shrunk in the browser; those still larger are refused without
 * sending
 */
export function useImageUpload(maxBytes: number, { onUploaded, onRefused }: UploadListeners) {
  const { client } = trpc.useUtils();
  const session = useSession();
  const [state, setState] = useState<PickedState>({ is: 'idle' });
  const running = useRef<AbortController>(undefined);
  const preview = useRef<string>(undefined);

  const release = () => {
    running.current?.abort();
    if (preview.current) URL.revokeObjectURL(preview.current);
  };
  useEffect(() => release, []);

  const refuse = (problem: FileProblem) => {
    onRefused?.();
    showToast({ type: 'error', ...problem });
  };

  const send = async (file: File, shown: string) => {
    const controller = new AbortController();
    running.current = controller;
    const stop = () => {
      controller.abort();
      setState({ is: 'idle' });
    };
    const showProgress = (share: number) =>
      setState({ is: 'sending', preview: shown, share, stop });
    showProgress(0);
    try {
      const small = await scaledDown(file, MAX_SIDE, maxBytes);
      if (controller.signal.aborted) return;
      const problem = fileProblem(small, maxBytes);
      if (problem) {
        refuse(problem);
        stop();
        return;
      }
      const path = await uploadImage(client, small, showProgress, controller.signal);
      setState({ is: 'done', preview: shown });
      onUploaded(path);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (error instanceof SignedOut) void session.refresh();
      const message = error instanceof Error ? error.message : 'Please try again.';
      const retry = () => void send(file, shown);
      const isFinal = error instanceof RefusedFile;
      setState({ is: 'failed', preview: shown, message, stop, ...(!isFinal && { retry }) });
    }
  };

  const choose = (file: File | undefined) => {
    if (!file) return;
    const heic = heicProblem(file);
    const problem = heic ? undefined : typeProblem(file);
    if (problem) return refuse(problem);
    release();
    if (heic) {
      preview.current = undefined;
      const stop = () => setState({ is: 'idle' });
      setState({ is: 'failed', preview: undefined, message: heic, stop });
      return;
    }
    preview.current = URL.createObjectURL(file);
    void send(file, preview.current);
  };

  return { state, choose };
}
