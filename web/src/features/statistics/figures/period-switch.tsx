import { FilterBar } from '../../../components/list/filter-bar.tsx';
import { periodNames } from './period-texts.ts';

interface PeriodSwitchProps {
  /** The days of the chosen period. */
  chosen: number;
  onChoose: (days: number) => void;
}

/** Switches the figures between today, 7 and 30 days. */
export function PeriodSwitch({ chosen, onChoose }: PeriodSwitchProps) {
  return (
    <FilterBar
      label="Period"
      options={Object.entries(periodNames).map(([value, label]) => ({ value, label }))}
      value={String(chosen)}
      onChange={(days) => onChoose(Number(days))}
    />
  );
}
