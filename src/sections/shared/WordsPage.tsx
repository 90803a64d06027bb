import { useLocation } from '@docusaurus/router';
import { lazy, Suspense, type ReactNode } from 'react';

import MDXContent from '@theme/MDXContent';
import { Prose } from '@site/src/components/ui/Prose';
import { Section } from '@site/src/components/ui/Section';
import { splitLocalePath } from '@site/src/domain/locales';
import type { PageSubject } from '@site/src/domain/page-facts';
import type { PageFrontMatter } from '@site/src/domain/schemas/page';
import type { ShareCard } from '@site/src/domain/share-card';
import { vehicleCoveragePath } from '@site/src/domain/vehicle-coverage-path';
import { PageHeader, type PageHeaderProps } from './PageHeader';
import { PageMeta } from './PageMeta';

// Only the home page has it; pages with a form need not carry its picture.
const HomeHero = lazy(async () => ({ default: (await import('../home/HomeHero')).HomeHero }));

// Only the page that checks reports has it, with the keys.
const ReportCheck = lazy(async () => ({ default: (await import('../verify/ReportCheck')).ReportCheck }));

/** Pages whose head has no drawing, or that of another page, and what a shared link to them shows instead. */
const cardPictures: Record<string, string> = {
  '/': 'bench',
  '/glossary': 'part-cell-group',
  '/security': 'chain-batscan',
};

/** Pages whose head is not that of the others: the drawing in their front matter is for shared links only. */
const ownHeads: Record<string, Pick<PageHeaderProps, 'panorama' | 'ground'>> = {
  '/about': { panorama: 'workshop' },
  '/how-we-measure': { panorama: 'bells', ground: 'tint' },
  '/security': { panorama: 'vault', ground: 'sunken' },
  [vehicleCoveragePath]: { ground: 'night' },
};

/** What a shared link to the page shows: the first of the home page's headlines, or heading and drawing. */
function cardOf({ heading, headline, picture = 'products' }: PageFrontMatter, path: string): ShareCard {
  const drawn = cardPictures[path] ?? picture;
  return headline
    ? { ground: 'dark', eyebrow: '', title: headline.first, accent: headline.phrases[0], picture: drawn }
    : { ground: 'light', title: heading, picture: drawn };
}

function subjectOf({ headline, seo }: PageFrontMatter, path: string): PageSubject | undefined {
  if (headline) return { kind: 'home' };
  return path === vehicleCoveragePath ? { kind: 'vehicles', description: seo.description } : undefined;
}

/** A page whose words are MDX: heading and lead from its front matter, sections (or one article) from its body. */
export function WordsPage({ page, children }: { page: PageFrontMatter; children: ReactNode }) {
  const { path } = splitLocalePath(useLocation().pathname);
  const body = <MDXContent>{children}</MDXContent>;
  return (
    <>
      <PageMeta {...page.seo} name={page.label} card={cardOf(page, path)} subject={subjectOf(page, path)} />
      <Suspense>
        <Opening page={page} path={path} />
      </Suspense>
      {page.article ? (
        <Section>
          <Prose>{body}</Prose>
        </Section>
      ) : (
        body
      )}
    </>
  );
}

/** The head of a page of words: the home page's hero, the check of reports, a head of its own, or heading, lead and picture. */
function Opening({ page, path }: { page: PageFrontMatter; path: string }) {
  const { heading, lead, headline, check, picture, compact } = page;
  if (headline) return <HomeHero heading={heading} headline={headline} lead={lead} />;
  if (check) return <ReportCheck title={heading} lead={lead} />;
  const own = ownHeads[path];
  return <PageHeader title={heading} lead={lead} {...(own ?? { picture, compact })} />;
}
