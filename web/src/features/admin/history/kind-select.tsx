import { type AuditKind, auditKinds } from '@hoptrail/contracts/audit-kinds';
import { LabelledSelect } from '../../../components/form/inputs/labelled-select.tsx';

const labels: Readonly<Record<AuditKind, string>> = {
  brewery: 'Breweries',
  specialEvent: 'Special events',
  weeklyEvent: 'Weekly events',
  beer: 'Tap lists',
  episode: 'Podcast episodes',
  setting: 'Banners and headers',
  claim: 'Claims',
  user: 'People',
  invitation: 'Invitations',
};

const options = [
  { value: '', label: 'Everything' },
  ...auditKinds.map((kind) => ({ value: kind, label: labels[kind] })),
];

interface KindSelectProps {
  value: AuditKind | undefined;
  onChange: (kind: AuditKind | undefined) => void;
}

/** What kind of thing the history is to tell of. */
export function KindSelect({ value, onChange }: KindSelectProps) {
  return (
    <LabelledSelect
      label="What was changed"
      value={value ?? ''}
      onChange={(chosen) => onChange(auditKinds.find((kind) => kind === chosen))}
      options={options}
    />
  );
}
