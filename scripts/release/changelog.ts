/**
 * Returns what the changelog says about a release.
 * @param changelog the text of `CHANGELOG.md`
 * @returns the text below the heading `## 0.2.0 (2026-11-28)`
 * @throws Error if there is no such section, if it has no date, or if it is empty
 */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.split(/\s/)[0] === version);
  if (section === undefined) {
    throw new Error(`CHANGELOG.md has no section "## ${version} (date)".`);
  }
  const [heading = '', ...lines] = section.split('\n');
  if (!/^\S+ \(\d{4}-\d{2}-\d{2}\)$/.test(heading)) {
    throw new Error(
      `The section of the changelog is "${heading}", without the day as (YYYY-MM-DD).`,
    );
  }
  const notes = lines.join('\n').trim();
  if (!/^- /m.test(notes)) throw new Error(`CHANGELOG.md says nothing about ${version}.`);
  return `${notes}\n`;
}
