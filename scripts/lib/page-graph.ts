import type { CheerioAPI } from 'cheerio';
import type { Thing } from 'schema-dts';

import { company } from '../../src/domain/company.ts';
import { localizePath, splitLocalePath } from '../../src/domain/locales.ts';
import type { PageFacts, PageSubject } from '../../src/domain/page-facts.ts';
import { tourTimelines, type TourId } from '../../src/domain/tours.ts';
import { blogPosting } from '../../src/structured-data/blog-posting.ts';
import { breadcrumbList } from '../../src/structured-data/breadcrumb-list.ts';
import { dataset } from '../../src/structured-data/dataset.ts';
import { definedTermSet } from '../../src/structured-data/defined-term-set.ts';
import { faqPage } from '../../src/structured-data/faq-page.ts';
import { jobPosting } from '../../src/structured-data/job-posting.ts';
import { organization, organizationName } from '../../src/structured-data/organization.ts';
import type { DescribedPage } from '../../src/structured-data/page.ts';
import { softwareApplication } from '../../src/structured-data/software-application.ts';
import { videoObject } from '../../src/structured-data/video-object.ts';
import { webSite } from '../../src/structured-data/web-site.ts';
import { dayOfRendering } from './tour-sources.ts';
import { questionsOn, termsOn, toursOn, wordsOf } from './visible-facts.ts';

/** The site that a page belongs to. */
interface Site {
  siteUrl: string;
  /** What each page is called, by its address. */
  names: ReadonlyMap<string, string>;
  /** The page that searches the site, without language prefix, where there is one. */
  searchPath?: string;
}

interface BuiltPage {
  address: string;
  $: CheerioAPI;
  facts: PageFacts;
  /** Path of its share image. */
  image: string;
}

/** What the subject of a page is to search engines. */
function thingsOf(
  subject: PageSubject,
  page: DescribedPage,
  $: CheerioAPI,
  { siteUrl, searchPath }: Site,
): (Thing | undefined)[] {
  const ourselves = organizationName(company, siteUrl);
  switch (subject.kind) {
    case 'home':
      return [
        organization(company, siteUrl),
        webSite(company.name, page, siteUrl, searchPath && page.url + searchPath),
      ];
    case 'product':
      return [softwareApplication(subject, page, siteUrl)];
    case 'post':
      return [blogPosting(subject, page, ourselves)];
    case 'position':
      return [jobPosting(subject, wordsOf($('[data-slot=prose]')), page, company, siteUrl)];
    case 'vehicles':
      return [dataset(subject, page, ourselves)];
  }
}

/** The addresses above a page that are pages, from its language's home page on, and its own. */
function trailOf(address: string, names: ReadonlyMap<string, string>): string[] {
  const { locale, path } = splitLocalePath(address);
  const parts = path.split('/').filter(Boolean);
  return [
    localizePath('/', locale),
    ...parts.map((_, index) => localizePath(`/${parts.slice(0, index + 1).join('/')}`, locale)),
  ].filter((above) => names.has(above));
}

/** All that a page says to search engines. */
export function pageGraph({ address, $, facts, image }: BuiltPage, site: Site): Thing[] {
  const { siteUrl, names } = site;
  const page: DescribedPage = {
    url: siteUrl + (address === '/' ? '' : address),
    language: $('html').attr('lang')!,
    title: facts.card.title,
    image: siteUrl + image,
  };
  const trail = trailOf(address, names).map((above) => ({
    name: names.get(above)!,
    url: siteUrl + (above === '/' ? '' : above),
  }));
  const questions = questionsOn($);
  const terms = termsOn($);
  // What repeats the end of the page comes first: compressed, it costs least there.
  const things = [
    questions.length > 0 && faqPage(questions),
    terms.length > 0 && definedTermSet(terms, page),
    ...toursOn($).map(({ id, name, file, description }) =>
      videoObject({
        name,
        description,
        file: siteUrl + file,
        thumbnail: page.image,
        seconds: tourTimelines[id as TourId].seconds,
        uploaded: dayOfRendering({ id: id as TourId, language: /\.(\w+)\.mp4$/.exec(file)![1]! })!,
        language: page.language,
      }),
    ),
    facts.subject?.kind !== 'home' && breadcrumbList(trail),
    ...(facts.subject ? thingsOf(facts.subject, page, $, site) : []),
  ];
  return things.filter((thing) => thing !== undefined && thing !== false);
}
