import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import Image from 'lucide-react/icons/image';
import Info from 'lucide-react/icons/info';
import Link from 'lucide-react/icons/link';
import { Suspense } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../../components/layout/lazy.tsx';
import { RowButton } from '../../../../components/list/row-button.tsx';
import { LoadingLine } from '../../../../components/state/loading-line.tsx';
import { type SectionName, sectionDialog, sectionNames } from './section-names.ts';
import { sectionState } from './section-state.ts';

const SectionSheet = lazy(() => import('./section-sheet.tsx'));

const icons: Readonly<Record<SectionName, LucideIcon>> = {
  Hours: Clock,
  Pictures: Image,
  Links: Link,
  About: Info,
};

interface BrewerySectionsProps {
  brewery: ListedBrewery;
  /** Whether the person is on its staff, who edit the hours only. */
  isStaff: boolean;
}

/** Rows that edit one section of a brewery's page each, in a sheet. */
export default function BrewerySections({ brewery, isStaff }: BrewerySectionsProps) {
  const names = isStaff ? (['Hours'] as const) : sectionNames;
  return names.map((name) => <SectionButton key={name} name={name} brewery={brewery} />);
}

interface SectionButtonProps {
  name: SectionName;
  brewery: ListedBrewery;
}

function SectionButton({ name, brewery }: SectionButtonProps) {
  const { id } = brewery;
  const dialog = useDialog(sectionDialog(name, id));
  return (
    <>
      <RowButton
        Icon={icons[name]}
        label={name}
        detail={sectionState(name, brewery)}
        onClick={dialog.show}
      />
      <Dialog open={dialog.open} onClose={dialog.hide} title={name}>
        <Suspense fallback={<LoadingLine>Loading brewery details...</LoadingLine>}>
          <SectionSheet name={name} id={id} onClose={dialog.hide} />
        </Suspense>
      </Dialog>
    </>
  );
}
