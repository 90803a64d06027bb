import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { MDXProvider } from '@mdx-js/react';
import type { ReactNode } from 'react';

import MDXContent from '@theme/MDXContent';
import { PageRuler } from '@site/src/components/ui/PageRuler';
import { Prose } from '@site/src/components/ui/Prose';
import { Container, Eyebrow, Section } from '@site/src/components/ui/Section';
import { company } from '@site/src/domain/company';
import type { PostFrontMatter } from '@site/src/domain/schemas/post';
import { onNight } from '../shared/on-night';
import { PageMeta } from '../shared/PageMeta';
import { BlogNewsletter } from './BlogNewsletter';
import { Cover, useFigure } from './Cover';
import { postMdxComponents } from './post-mdx-components';
import type { PostSummary } from './post-summary';
import { PostDate } from './PostDate';
import { PostEnding } from './PostEnding';
import { RelatedPosts } from './RelatedPosts';
import { Share } from './Share';
import { SourceList, SourcesProvider } from './Source';
import { TableOfContents, type Contents } from './TableOfContents';

interface PostProps {
  post: PostSummary;
  frontMatter: PostFrontMatter;
  contents: Contents;
  related: PostSummary[];
  /** The body of the post's MDX file. */
  children: ReactNode;
}

/** One article: cover, contents, text with its sources, and where to go from there. */
export function Post({ post, frontMatter, contents, related, children }: PostProps) {
  const { title, description, date, readingTime, category, permalink } = post;
  const { siteConfig } = useDocusaurusContext();
  const figure = useFigure(post.keyFigure);
  const address = siteConfig.url + permalink;
  return (
    <>
      <article>
        <PageMeta
          title={title}
          description={description}
          type="article"
          keywords={[category.label, ...title.split(' ').filter((word) => word.length > 5)]}
          card={{
            ground: 'dark',
            eyebrow: category.label,
            title,
            picture: post.keyFigure ?? 'blog',
            figure: figure && { ...figure, label: post.keyFigureLabel },
          }}
          subject={{
            kind: 'post',
            description,
            published: date.slice(0, 10),
            section: category.label,
            citations: Object.values(frontMatter.sources).map(({ url }) => url),
          }}
        />
        <header data-dark-opening="" style={onNight} className="overflow-clip aurora text-on-night-muted">
          <Container className="grid gap-x-12 gap-y-8 py-8 sm:py-12 lg:grid-cols-2 lg:items-center">
            <div className="flex flex-col items-start gap-6">
              <Eyebrow>
                <Link
                  to={category.permalink}
                  className="inline-flex min-h-8 items-center text-action underline-offset-4 hover:underline"
                >
                  {category.label}
                </Link>
              </Eyebrow>
              <h1 className="text-3xl">{title}</h1>
              <p className="max-w-measure text-md sm:text-lg">{description}</p>
              <div className="flex flex-wrap gap-x-4 text-sm">
                <span>{company.name}</span>
                <PostDate date={date} readingTime={readingTime} />
              </div>
            </div>
            <Cover
              permalink={permalink}
              keyFigure={post.keyFigure}
              keyFigureLabel={post.keyFigureLabel}
              urgent
              isLarge
              isOnDark
              className="aspect-[2/1] sm:aspect-[3/1] lg:aspect-[4/3]"
            />
          </Container>
        </header>
        <PageRuler />
        <Section className="pb-0">
          <div className="grid gap-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-24">
            {/* Charts are as wide as this column (src/css/prose.css). */}
            <div className="@container min-w-0 lg:col-start-2 lg:row-start-1">
              {/* The feeds take the whole article from the element of this id. */}
              <div id="__blog-post-container">
                <SourcesProvider value={frontMatter.sources}>
                  <Prose>
                    <MDXContent>
                      <MDXProvider components={postMdxComponents}>{children}</MDXProvider>
                    </MDXContent>
                  </Prose>
                  <div className="max-w-measure">
                    <SourceList sources={frontMatter.sources} />
                  </div>
                </SourcesProvider>
              </div>
              <PostEnding product={frontMatter.product} ending={frontMatter.ending} />
              <Share title={title} address={address} />
            </div>
            <TableOfContents contents={contents} />
          </div>
        </Section>
      </article>
      <RelatedPosts posts={related} />
      <BlogNewsletter />
    </>
  );
}
