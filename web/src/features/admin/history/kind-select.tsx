import { historyKindTexts } from '@hoptrail/contracts/lists/history-kind-texts';
import { type HistoryKind, historyKinds } from '@hoptrail/contracts/lists/history-kinds';
import { LabelledSelect } from '../../../components/form/inputs/labelled-select.tsx';

const options = [
  { value: '', label: 'Everything' },
  ...historyKinds.map((kind) => ({ value: kind, label: historyKindTexts[kind].plural })),
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
