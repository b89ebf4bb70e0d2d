import { createFileRoute } from '@tanstack/react-router';
import { Button } from '../../../components/actions/button.tsx';
import { BreweryEditScreen } from '../../../features/breweries/manage/brewery-edit-screen.tsx';
import ChangesButton from '../../../features/history/changes-button.tsx';

export const Route = createFileRoute('/_app/brewery/$id/edit')({
  // The form shows why it did not load.
  loader: () => void import('../../../features/breweries/manage/brewery-form.tsx').catch(() => {}),
  component: BreweryEdit,
});

function BreweryEdit() {
  const { id } = Route.useParams();
  const changes = (
    <ChangesButton
      id={id}
      button={(show) => (
        <Button look="quiet" onClick={show}>
          Changes
        </Button>
      )}
    />
  );
  return <BreweryEditScreen key={id} id={id} changes={changes} />;
}
