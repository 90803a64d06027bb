/** Pages that are no MDX and have a name for menus all the same (src/sections/frame/navigation.ts has their labels). */
export const codeNamedPages = [
  '/about',
  '/blog',
  '/careers',
  '/demo',
  '/newsletter',
  '/privacy/batscan',
  '/search',
] as const;

export type CodeNamedPage = (typeof codeNamedPages)[number];
