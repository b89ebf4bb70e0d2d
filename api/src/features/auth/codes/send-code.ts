import { isKnownTo, rememberBrowser } from '../../../access/browsers.ts';
import type { Context } from '../../../context.ts';
import { mayBeMailed } from '../registration/admission.ts';
import { issueCode } from './codes.ts';
import { countCode } from './count-code.ts';
import { sendOnce } from './send-once.ts';

/**
 * Sends a sign-in code that is bound to the requesting browser by a cookie.
 * @returns the code in demo and development mode, else undefined
 * @throws AppError `auth.codeLimit`
 */
export async function sendCode(ctx: Context, email: string): Promise<string | undefined> {
  const { browser, developmentCode } = await sendOnce(ctx, email, async (asking) => {
    const isKnown = isKnownTo(asking, email, ctx.signingKey);
    const isCounted = isKnown || (await countCode(ctx, email));
    const isMailed = isCounted && (await mayBeMailed(ctx.db, ctx, email));
    const code = await issueCode(ctx, { email, browser: asking.id, isKnown, isMailed });
    await ctx.outbox.wake();
    return {
      browser: asking,
      developmentCode: ctx.config.mode === 'production' ? undefined : code,
    };
  });
  rememberBrowser(ctx, browser);
  return developmentCode;
}
