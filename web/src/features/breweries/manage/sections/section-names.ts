/** The sections of a brewery's page that are edited by themselves. */
export const sectionNames = ['Hours', 'Pictures', 'Links', 'About'] as const;
export type SectionName = (typeof sectionNames)[number];
