import { Suspense } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../../components/layout/lazy.tsx';
import { LoadingLine } from '../../../../components/state/loading-line.tsx';
import { type SectionName, sectionNames } from './section-names.ts';

const SectionSheet = lazy(() => import('./section-sheet.tsx'));

/** Buttons that edit one section of a brewery's page each, in a sheet. */
export default function BrewerySections({ brewery }: { brewery: { id: string; name: string } }) {
  return sectionNames.map((name) => <SectionButton key={name} name={name} brewery={brewery} />);
}

interface SectionButtonProps {
  name: SectionName;
  brewery: { id: string; name: string };
}

function SectionButton({ name, brewery }: SectionButtonProps) {
  const { id } = brewery;
  const dialog = useDialog(`section-${name.toLowerCase()}-${id}`);
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        {name}
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title={name}>
        <Suspense fallback={<LoadingLine>Loading brewery details...</LoadingLine>}>
          <SectionSheet name={name} id={id} onClose={dialog.hide} />
        </Suspense>
      </Dialog>
    </>
  );
}
