import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type { BlogPaginatedMetadata } from '@docusaurus/plugin-content-blog';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import clsx from 'clsx';

import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Section } from '@site/src/components/ui/Section';
import { feedFormats } from '@site/src/domain/feeds';
import { useLocale } from '@site/src/hooks/useLocale';
import { pageName } from '../frame/navigation';
import { PageHeader } from '../shared/PageHeader';
import { PageMeta } from '../shared/PageMeta';
import { BlogNewsletter } from './BlogNewsletter';
import { Pagination } from './Pagination';
import type { PostSummary } from './post-summary';
import { PostCard } from './PostCard';

interface PostListProps {
  title: string;
  description: string;
  keywords: string[];
  /** Which part of the list this is. */
  part: BlogPaginatedMetadata;
  posts: PostSummary[];
}

/** What a category is about, drawn; the whole list and other categories have the picture of the blog. */
const categoryPictures: Record<string, string> = {
  'battery-technology': 'tool-cell',
  sustainability: 'life-recycling',
  'industry-news': 'newsletter',
};

/** Drawings on share images, where the head's is also that of another page. */
const cardPictures: Record<string, string> = { 'industry-news': 'letter' };

/** The newest post is the lead article, as wide as the list; the next two share a row. */
const placeStyles = ['md:col-span-6', 'md:col-span-3', 'md:col-span-3'];

/** All posts, or those of one category, with links to the other categories and the list's feeds. */
export function PostList({ title, description, keywords, part, posts }: PostListProps) {
  const { siteConfig } = useDocusaurusContext();
  const feeds = useLocale().staged ? [] : feedFormats;
  const { categories } = usePluginData('content-catalogue') as { categories: { label: string; permalink: string }[] };
  const isFirst = part.page === 1;
  // Of the list, with language prefix; its feeds are below it.
  const permalink = part.permalink.replace(/\/page\/\d+$/, '');
  const category = permalink.split('/').at(-1)!;
  const picture = categoryPictures[category] ?? 'blog';
  const isCategory = permalink.includes('/tags/');
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
      <PageMeta
        title={isFirst ? title : `${title} (${part.page})`}
        description={description}
        keywords={keywords}
        name={isCategory ? title : undefined}
        // Search engines have the posts themselves.
        noIndex={!isFirst}
        card={{
          ground: 'light',
          ...(isCategory && { eyebrow: pageName('/blog') }),
          title,
          picture: cardPictures[category] ?? picture,
        }}
      />
      <Head>
        {feeds.map(({ file, type }) => (
          <link key={file} rel="alternate" type={type} title={title} href={`${siteConfig.url}${permalink}/${file}`} />
        ))}
      </Head>
      <PageHeader title={title} lead={description} picture={picture} />
      <Section className="lg:pt-16">
        <nav
          className="mb-6"
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
                  aria-current={place.permalink === permalink ? (isFirst ? 'page' : 'true') : undefined}
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
        <div className="grid gap-6 md:grid-cols-6">
          {posts.map((post, place) => (
            <PostCard
              key={post.permalink}
              {...post}
              isLead={isFirst && place === 0}
              className={(isFirst && placeStyles[place]) || 'md:col-span-3 lg:col-span-2'}
            />
          ))}
        </div>
        {part.totalPages > 1 && <Pagination {...part} />}
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
