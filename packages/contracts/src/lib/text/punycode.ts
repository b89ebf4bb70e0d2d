// The parameters of RFC 3492, section 5.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;

/**
 * Returns a domain in ASCII as people write it: `xn--bru-rla.example` as `bräu.example` (RFC 3492).
 * A label that is no Punycode is kept.
 */
export function domainToUnicode(domain: string): string {
  return domain
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decoded(label.slice(4)) ?? label) : label))
    .join('.');
}

function decoded(code: string): string | undefined {
  const end = code.lastIndexOf('-');
  const letters = end > 0 ? [...code.slice(0, end)] : [];
  const digits = [...code.slice(end + 1)].map((digit) => '0123456789'.indexOf(digit) + 26);
  const values = digits.map((value, at) =>
    value >= 26 ? value : code.charCodeAt(end + 1 + at) - 'a'.charCodeAt(0),
  );
  let [n, i, bias, at] = [INITIAL_N, 0, INITIAL_BIAS, 0];
  while (at < values.length) {
    const before = i;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = values[at] ?? -1;
      if (digit < 0 || digit >= BASE) return undefined;
      at += 1;
      i += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = letters.length + 1;
    bias = adapted(i - before, length, before === 0);
    n += Math.floor(i / length);
    i %= length;
    if (n > 0x10ffff) return undefined;
    letters.splice(i, 0, String.fromCodePoint(n));
    i += 1;
  }
  return letters.join('');
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : Math.floor(delta / 2);
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
