import { type HistoryKind, historyKinds } from '@hoptrail/contracts/lists/history-kinds';
import { LabelledSelect } from '../../../components/form/inputs/labelled-select.tsx';

const labels: Readonly<Record<HistoryKind, string>> = {
  brewery: 'Breweries',
  specialEvent: 'Special events',
  weeklyEvent: 'Weekly events',
  beer: 'Tap lists',
  episode: 'Podcast episodes',
  setting: 'Banners and headers',
  claim: 'Claims',
  user: 'People',
  invitation: 'Invitations',
  passport: 'Trails',
  prize: 'Prizes',
  staff: 'Staff',
};

const options = [
  { value: '', label: 'Everything' },
  ...historyKinds.map((kind) => ({ value: kind, label: labels[kind] })),
];

interface KindSelectProps {
  value: HistoryKind | undefined;
  onChange: (kind: HistoryKind | undefined) => void;
}

/** Selects the kind of changes to list. */
export function KindSelect({ value, onChange }: KindSelectProps) {
  return (
    <LabelledSelect
      label="What was changed"
      value={value ?? ''}
      onChange={(chosen) => onChange(historyKinds.find((kind) => kind === chosen))}
      options={options}
    />
  );
}
