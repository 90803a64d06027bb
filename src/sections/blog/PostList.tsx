import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import clsx from 'clsx';
import type { ComponentType } from 'react';

import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Section } from '@site/src/components/ui/Section';
import { feedFormats } from '@site/src/domain/feeds';
import { useLocale } from '@site/src/hooks/useLocale';
import { PageHeader } from '../shared/PageHeader';
import { PageMeta } from '../shared/PageMeta';
import { BlogNewsletter } from './BlogNewsletter';
import type { PostSummary } from './post-summary';
import { PostCard } from './PostCard';
import { PostOpening } from './PostOpening';

interface PostListProps {
  title: string;
  description: string;
  keywords: string[];
  /** Address of the list with language prefix; its feeds are below it. */
  permalink: string;
  posts: PostSummary[];
  /** What the lead article begins with, shown in place of its description. */
  opening?: ComponentType;
}

/** What a category is about, drawn; the whole list and other categories have the picture of the blog. */
const categoryPictures: Record<string, string> = {
  'battery-technology': 'tool-cell',
  sustainability: 'life-recycling',
  'industry-news': 'newsletter',
};

/** The newest post is the lead article, as wide as the list; the next two share a row. */
const placeStyles = ['md:col-span-6', 'md:col-span-3', 'md:col-span-3'];

/** All posts, or those of one category, with links to the other categories and the list's feeds. */
export function PostList({ title, description, keywords, permalink, posts, opening: Opening }: PostListProps) {
  const { siteConfig } = useDocusaurusContext();
  const feeds = useLocale().staged ? [] : feedFormats;
  const { categories } = usePluginData('content-catalogue') as { categories: { label: string; permalink: string }[] };
  const places = [
    {
      label: translate({
        id: 'blog.allPosts',
        message: 'All articles',
        description: 'Link to the list of all posts',
      }),
      permalink: permalink.replace(/\/tags\/.*$/, ''),
    },
    ...categories,
  ];
  return (
    <>
      <PageMeta title={title} description={description} keywords={keywords} />
      <Head>
        {feeds.map(({ file, type }) => (
          <link key={file} rel="alternate" type={type} title={title} href={`${siteConfig.url}${permalink}/${file}`} />
        ))}
      </Head>
      <PageHeader title={title} lead={description} picture={categoryPictures[permalink.split('/').at(-1)!] ?? 'blog'}>
        <nav
          aria-label={translate({
            id: 'blog.categories.title',
            message: 'Categories',
            description: 'Heading of the list of categories',
          })}
        >
          <ul className="flex flex-wrap gap-2">
            {places.map((place) => (
              <li key={place.permalink}>
                <Link
                  to={place.permalink}
                  aria-current={place.permalink === permalink ? 'page' : undefined}
                  className={clsx(
                    'inline-flex min-h-target items-center rounded-full border px-4 font-medium no-underline',
                    place.permalink === permalink
                      ? 'border-action bg-action-tint text-action-strong'
                      : 'border-line text-ink hover:border-action',
                  )}
                >
                  {place.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      <Section className="lg:pt-16">
        <div className="grid gap-6 md:grid-cols-6">
          {posts.map((post, place) => (
            <PostCard
              key={post.permalink}
              {...post}
              isLead={place === 0}
              opening={
                place === 0 && Opening ? (
                  <PostOpening>
                    <Opening />
                  </PostOpening>
                ) : undefined
              }
              className={placeStyles[place] ?? 'md:col-span-3 lg:col-span-2'}
            />
          ))}
        </div>
        {feeds.length > 0 && (
          <p className="mt-12 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
            {translate({
              id: 'blog.feeds',
              message: 'Subscribe to this list as a feed:',
              description: 'Before the links to the feeds',
            })}
            {feeds.map(({ file, name }) => (
              <PlainLink key={file} href={`${permalink}/${file}`} className="text-action underline underline-offset-4">
                {name}
              </PlainLink>
            ))}
          </p>
        )}
      </Section>
      <BlogNewsletter />
    </>
  );
}
