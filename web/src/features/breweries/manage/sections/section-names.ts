/** The sections of a brewery's page that are edited by themselves. */
export const sectionNames = ['Hours', 'Pictures', 'Links', 'About'] as const;
export type SectionName = (typeof sectionNames)[number];

/** Returns the name of the dialog that edits a section of a brewery. */
export function sectionDialog(name: SectionName, breweryId: string): string {
  return `section-${name.toLowerCase()}-${breweryId}`;
}
