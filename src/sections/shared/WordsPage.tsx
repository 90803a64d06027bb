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
import { PageHeader } from './PageHeader';
import { PageMeta } from './PageMeta';
import { WideHeader } from './WideHeader';

// Only the home page has it; pages with a form need not carry its picture.
const HomeHero = lazy(async () => ({ default: (await import('../home/HomeHero')).HomeHero }));

// Only the page that checks reports has it, with the keys.
const ReportCheck = lazy(async () => ({ default: (await import('../verify/ReportCheck')).ReportCheck }));

// Pages that open without a view need not carry it.
const LandscapeHeader = lazy(async () => ({ default: (await import('./LandscapeHeader')).LandscapeHeader }));

/** What a shared link to the page shows: the first of the home page's headlines, or heading and drawing. */
function cardOf({ heading, headline, picture, cardPicture }: PageFrontMatter): ShareCard {
  const drawn = cardPicture ?? picture ?? 'products';
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
      <PageMeta {...page.seo} name={page.label} card={cardOf(page)} subject={subjectOf(page, path)} />
      <Suspense>
        <Opening page={page} />
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

/** The head of a page of words: the home page's hero, the check of reports, heading and lead on a ground, before a view, or with a picture. */
function Opening({ page }: { page: PageFrontMatter }) {
  const { heading, lead, headline, check, picture, compact, ground, panorama, landscape, opensDemo } = page;
  if (headline) return <HomeHero heading={heading} headline={headline} lead={lead} />;
  if (check) return <ReportCheck title={heading} lead={lead} />;
  if (landscape)
    return (
      <LandscapeHeader
        title={heading}
        lead={lead}
        landscape={landscape}
        isDeep={ground === 'aurora'}
        opensDemo={opensDemo}
      />
    );
  return (ground || panorama) && !picture ? (
    <WideHeader title={heading} lead={lead} ground={ground} panorama={panorama} />
  ) : (
    <PageHeader title={heading} lead={lead} picture={picture} ground={ground} compact={compact} />
  );
}
