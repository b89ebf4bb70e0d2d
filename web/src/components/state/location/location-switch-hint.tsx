import { locationSwitch } from '../../../lib/geolocation/location-switch.ts';

/** Explains where the browser's location setting is. */
export default function LocationSwitchHint() {
  return <>{locationSwitch(navigator.userAgent)}</>;
}
