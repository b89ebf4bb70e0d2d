import { locationSwitch } from '../../lib/geolocation/location-switch.ts';

/** Where this browser's switch for the location is. */
export default function LocationSwitchHint() {
  return <>{locationSwitch(navigator.userAgent)}</>;
}
