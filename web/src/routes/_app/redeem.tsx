import { normalizePrizeCode, prizeCodeText } from '@hoptrail/contracts/lib/prize-codes';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { RedeemScreen } from '../../features/trails/redeem/redeem-screen.tsx';
import { textParams } from '../../lib/text/text-params.ts';

export const Route = createFileRoute('/_app/redeem')({
  validateSearch: ({ code, at }): { code?: string; at?: string } => {
    const texts = textParams({ code, at }, 300);
    const read = normalizePrizeCode(texts.code ?? '');
    // With its hyphen: the router would take some codes, such as 2E345678, for a number.
    return { ...(read && { code: prizeCodeText(read) }), ...(texts.at && { at: texts.at }) };
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
