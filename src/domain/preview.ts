/**
 * Whether a build is a preview: for colleagues, on an address of its own, and not for search engines.
 * @param environment SITE_PREVIEW=true says so
 * @throws when SITE_PREVIEW is neither true nor false
 */
export function isPreview({ SITE_PREVIEW: value = '' }: { SITE_PREVIEW?: string }): boolean {
  if (!['', 'true', 'false'].includes(value)) throw new Error(`SITE_PREVIEW is "${value}". Write true or false.`);
  return value === 'true';
}
