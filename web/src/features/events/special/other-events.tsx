import { SpecialEvents } from './special-events.tsx';

/** The list of special events beside the page of one of them. */
export default function OtherEvents() {
  return <SpecialEvents />;
}
