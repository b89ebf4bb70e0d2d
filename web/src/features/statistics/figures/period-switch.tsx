import segments from '../../../components/form/fields/segments.module.css';
import { periodNames } from './period-texts.ts';

interface PeriodSwitchProps {
  /** The days of the chosen period. */
  chosen: number;
  onChoose: (days: number) => void;
}

/** Switches the figures between today, 7 and 30 days. */
export function PeriodSwitch({ chosen, onChoose }: PeriodSwitchProps) {
  return (
    <fieldset className={segments.bar} aria-label="Period">
      {Object.entries(periodNames).map(([days, name]) => (
        <button
          key={days}
          type="button"
          className={segments.segment}
          aria-pressed={Number(days) === chosen}
          onClick={() => onChoose(Number(days))}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
