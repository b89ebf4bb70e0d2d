import { shownDistance } from '../../lib/text/distance/distance-text.ts';
import { useDistanceUnit } from '../../lib/text/distance/distance-unit.ts';

interface DistanceProps {
  miles: number;
  /** The class of the number. */
  className: string | undefined;
}

/** Shows a distance in the person's unit, with the unit in smaller text. */
export function Distance({ miles, className }: DistanceProps) {
  const { amount, symbol } = shownDistance(miles, useDistanceUnit(), true);
  return (
    <>
      <span className={className}>{amount}</span> {symbol}
    </>
  );
}
