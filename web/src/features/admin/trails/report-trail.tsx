import type { AdminTrail } from '@hoptrail/contracts/admin/trails';
import ChartColumn from 'lucide-react/icons/chart-column';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';

const TrailReport = lazy(() => import('./trail-report.tsx'));

/** The button that shows how a trail is used. */
export function ReportTrail({ trail }: { trail: AdminTrail }) {
  const { id, name } = trail;
  const dialog = useDialog(`report-trail-${id}`);
  return (
    <>
      <Button look="quiet" onClick={dialog.show} aria-label={`Report of ${name}`}>
        <ChartColumn size={18} aria-hidden />
        Report
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title={`Report: ${name}`}>
        <TrailReport id={id} name={name} />
      </Dialog>
    </>
  );
}
