import { AppError } from '../../../errors.ts';

const MEGABYTE = 1024 * 1024;

/** Returns the refusal of a picture of more than a number of bytes. */
export function imageTooLarge(bytes: number): AppError {
  return new AppError('upload.tooLarge', {
    message: `The image file is too large: it may have ${bytes / MEGABYTE} MB. Please choose a smaller image.`,
  });
}
