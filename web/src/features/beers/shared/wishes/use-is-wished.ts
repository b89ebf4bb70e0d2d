import { useWaitingCall } from '../../../../data/waiting/calls/use-waiting-call.ts';

/**
 * Returns whether a beer or a style is on the wish list once what waits on this phone is sent.
 * @param subject the id of the beer, or the style
 * @param isOnList whether the server has it on the list
 */
export function useIsWished(subject: string, isOnList: boolean): boolean {
  const call = useWaitingCall('wish', subject);
  return call && call.problem === undefined ? call.isWished : isOnList;
}
