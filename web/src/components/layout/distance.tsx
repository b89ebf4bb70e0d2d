import { shownDistance } from '../../lib/text/distance-text.ts';
import { useDistanceUnit } from '../../lib/text/distance-unit.ts';

interface DistanceProps {
  miles: number;
  /** The class of the number. */
  className: string | undefined;
}

/** How far something in a list is, in the person's unit: the number, then smaller the unit. */
export function Distance({ miles, className }: DistanceProps) {
  const { amount, symbol } = shownDistance(miles, useDistanceUnit(), true);
  return (
    <>
      <span className={className}>{amount}</span> {symbol}
    </>
  );
}
