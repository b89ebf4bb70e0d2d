import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { typeProblem } from '../../data/uploads/upload.ts';
import { useDialog } from '../dialog/use-dialog.ts';
import { needsCrop } from './crop-picture.ts';

/** The part of a picture to use. */
export interface CropRule {
  /** The aspect ratio, width to height. */
  ratio: number;
}

interface CropListeners {
  /** Called with the cropped or whole picture; with undefined if none was chosen. */
  onPick: (file: File | undefined) => void;
  /**
   * Called with true when a chosen picture is being read or cropped, and with false after `onPick`.
   */
  onReading?: ((isReading: boolean) => void) | undefined;
}

/**
 * Returns the state of cropping a chosen picture to a ratio. Of two pictures the last one counts.
 * @param rule without it every picture is used whole
 */
export function useCrop(rule: CropRule | undefined, { onPick, onReading }: CropListeners) {
  const dialog = useDialog(`crop-${useId()}`);
  const [file, setFile] = useState<File>();
  /** The picture that is being read or cropped. */
  const reading = useRef<File>(undefined);
  const end = (result: File | undefined) => {
    reading.current = undefined;
    onPick(result);
    onReading?.(false);
  };

  // The history survives a reload; the selected file does not.
  const closeEmpty = useEffectEvent(() => {
    if (dialog.open && !file) dialog.dismiss();
  });
  useEffect(() => closeEmpty(), []);

  const wasOpen = useRef(false);
  const leave = useEffectEvent(() => {
    if (reading.current) end(undefined);
  });
  useEffect(() => {
    if (wasOpen.current && !dialog.open) leave();
    wasOpen.current = dialog.open;
  }, [dialog.open]);
  const drop = useEffectEvent(() => {
    if (!reading.current) return;
    reading.current = undefined;
    onReading?.(false);
  });
  useEffect(() => () => drop(), []);

  return {
    file,
    open: dialog.open && file !== undefined,
    close: dialog.hide,
    pick: async (picked: File | undefined) => {
      if (!picked || !rule || typeProblem(picked)) return onPick(picked);
      reading.current = picked;
      onReading?.(true);
      const isCropped = await needsCrop(picked, rule.ratio);
      if (reading.current !== picked) return;
      if (!isCropped) return end(picked);
      setFile(picked);
      dialog.show();
    },
    done: (result: File) => {
      end(result);
      dialog.hide();
    },
  };
}
