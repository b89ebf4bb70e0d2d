import { normalizePrizeCode, prizeCodeText } from '@hoptrail/contracts/lib/prize-codes';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { RedeemScreen } from '../../features/trails/redeem/redeem-screen.tsx';

export const Route = createFileRoute('/_app/redeem')({
  validateSearch: ({ code, at }): { code?: string; at?: string } => {
    const read = normalizePrizeCode(textOf(code).slice(0, 300));
    const breweryId = textOf(at).slice(0, 64);
    // With its hyphen: the router would take some codes, such as 2E345678, for a number.
    return { ...(read && { code: prizeCodeText(read) }), ...(breweryId && { at: breweryId }) };
  },
  component: Redeem,
});

function Redeem() {
  const { code = '', at } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <RedeemScreen
      code={normalizePrizeCode(code)}
      at={at}
      onCode={(next) =>
        navigate({
          search: { ...(next && { code: prizeCodeText(next) }), ...(at && { at }) },
          replace: code !== '' && next !== '',
        })
      }
    />
  );
}

/** Returns the text of a search parameter; the router parses a bare number in the address as such. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
