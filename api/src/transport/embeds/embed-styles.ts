export type Theme = 'light' | 'dark';

/** The colors of the two themes, each at least 4.5:1 on its ground. */
const colors = {
  light: {
    ground: '#ffffff',
    text: '#1c1712',
    quiet: '#665a48',
    line: '#e5dccb',
    special: '#8a5a00',
  },
  dark: {
    ground: '#14110c',
    text: '#f6f1e7',
    quiet: '#bdae93',
    line: '#3a3226',
    special: '#e3a23c',
  },
} as const satisfies Record<Theme, object>;

/** Returns the styles of an embedded menu, in one column or two. */
export function themeStyles(theme: Theme): string {
  const { ground, text, quiet, line, special } = colors[theme];
  return `
      :root { color-scheme: ${theme} }
      body { margin: 0; background: ${ground}; color: ${text}; font: 16px/1.4 system-ui, sans-serif }
      main { max-width: 72rem; margin: 0 auto; padding: 16px; overflow-wrap: anywhere }
      header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px }
      h1 { margin: 0; font-size: 24px; line-height: 1.2 }
      h2 { margin: 24px 0 4px; font-size: 14px; letter-spacing: 0.06em; text-transform: uppercase; color: ${quiet} }
      h3 { margin: 0; font-size: 16px }
      p { margin: 0 }
      ul { margin: 0; padding: 0; list-style: none; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); column-gap: 32px }
      li { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-bottom: 1px solid ${line} }
      .status, .facts, .note { color: ${quiet} }
      .facts, .marks { font-size: 14px }
      .marks { color: ${special} }
      .tap { color: ${special}; font-variant-numeric: tabular-nums }
      .prices { display: flex; flex-wrap: wrap; justify-content: flex-end; align-content: start; gap: 2px 12px; max-width: 45%; text-align: right; font-variant-numeric: tabular-nums }
      .price { white-space: nowrap; font-weight: 600 }
      small { font-size: 13px; font-weight: 400; color: ${quiet} }
      .hours { white-space: pre-line }
      footer { margin-top: 24px; font-size: 14px }
      a { color: inherit }`;
}
