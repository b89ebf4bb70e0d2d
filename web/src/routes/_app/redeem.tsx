import { normalizePrizeCode, prizeCodeText } from '@hoptrail/contracts/lib/prize-codes';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { RedeemScreen } from '../../features/passports/redeem/redeem-screen.tsx';

export const Route = createFileRoute('/_app/redeem')({
  validateSearch: ({ code }): { code?: string } => {
    // The router parses a bare number in the address as such.
    const typed = typeof code === 'string' || typeof code === 'number' ? String(code) : '';
    const read = normalizePrizeCode(typed.slice(0, 300));
    // With its hyphen: the router would take some codes, such as 2E345678, for a number.
    return read ? { code: prizeCodeText(read) } : {};
  },
  component: Redeem,
});

function Redeem() {
  const { code = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <RedeemScreen
      code={normalizePrizeCode(code)}
      onCode={(next) =>
        navigate({
          search: next ? { code: prizeCodeText(next) } : {},
          replace: code !== '' && next !== '',
        })
      }
    />
  );
}
