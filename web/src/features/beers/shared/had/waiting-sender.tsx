import { useSendBeers } from './use-marks.ts';

/** Sends the marks on beers that an earlier visit without a connection left in this browser. */
export default function WaitingSender() {
  useSendBeers();
  return null;
}
