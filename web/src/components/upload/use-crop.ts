import { useEffect, useEffectEvent, useId, useState } from 'react';
import { typeProblem } from '../../data/uploads/upload.ts';
import { useDialog } from '../dialog/use-dialog.ts';
import { needsCrop } from './crop-picture.ts';

/** The part of a picture to use. */
export interface CropRule {
  /** The aspect ratio, width to height. */
  ratio: number;
}

/**
 * Returns the state of cropping a chosen picture to a ratio.
 * @param rule without it every picture is used whole
 * @param onPick called with the cropped or whole picture
 */
export function useCrop(rule: CropRule | undefined, onPick: (file: File | undefined) => void) {
  const dialog = useDialog(`crop-${useId()}`);
  const [file, setFile] = useState<File>();

  // The history survives a reload; the selected file does not.
  const closeEmpty = useEffectEvent(() => {
    if (dialog.open && !file) dialog.dismiss();
  });
  useEffect(() => closeEmpty(), []);

  return {
    file,
    open: dialog.open && file !== undefined,
    close: dialog.hide,
    pick: async (picked: File | undefined) => {
      if (!picked || !rule || typeProblem(picked)) return onPick(picked);
      if (!(await needsCrop(picked, rule.ratio))) return onPick(picked);
      setFile(picked);
      dialog.show();
    },
    done: (result: File) => {
      dialog.hide();
      onPick(result);
    },
  };
}
