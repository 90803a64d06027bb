/** The folders of MDX, and where below i18n/<language> the framework looks for their translations. */
export const contentFolders = [
  { source: 'src/content', translation: 'docusaurus-plugin-content-docs/current' },
  { source: 'src/pages', translation: 'docusaurus-plugin-content-pages' },
  { source: 'blog', translation: 'docusaurus-plugin-content-blog' },
] as const;
