import { ErrorState } from '../../../../components/state/error-state.tsx';
import { LoadingLine } from '../../../../components/state/loading-line.tsx';
import { trpc } from '../../../../data/trpc.ts';
import HoursForm from '../hours-form.tsx';
import type { SectionName } from './section-names.ts';
import { sectionForms } from './sections.tsx';

interface SectionSheetProps {
  name: SectionName;
  /** The brewery's id. */
  id: string;
  onClose: () => void;
}

/** The content of the sheet of a section, with the brewery as the server has it now. */
export default function SectionSheet({ name, id, onClose }: SectionSheetProps) {
  const found = trpc.breweries.byId.useQuery({ id }, { refetchOnMount: 'always' });
  if (!found.isFetchedAfterMount) return <LoadingLine>Loading brewery details...</LoadingLine>;
  if (!found.data) {
    return (
      <ErrorState
        error={found.error}
        title="This brewery did not open"
        onRetry={() => found.refetch()}
      />
    );
  }
  if (found.data.viewer.isStaff) {
    return <HoursForm brewery={found.data} onSaved={onClose} onCancel={onClose} />;
  }
  const Section = sectionForms[name];
  return <Section brewery={found.data} onClose={onClose} />;
}
