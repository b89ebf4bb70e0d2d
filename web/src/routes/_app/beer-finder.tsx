import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { FinderScreen } from '../../features/finder/finder-screen.tsx';
import { stylesFromText, stylesText } from '../../features/finder/styles/chosen-styles.ts';

export const Route = createFileRoute('/_app/beer-finder')({
  // Without the key the saved preferences count; an empty one means that none is chosen.
  validateSearch: ({ styles }): { styles?: string } =>
    typeof styles === 'string' ? { styles: stylesText(stylesFromText(styles)) } : {},
  component: BeerFinder,
});

function BeerFinder() {
  const { styles } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <FinderScreen
      chosen={styles === undefined ? undefined : stylesFromText(styles)}
      onChoose={(next) =>
        navigate({ search: { styles: stylesText(next) }, replace: true, resetScroll: false })
      }
    />
  );
}
