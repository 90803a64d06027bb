import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type * as z from 'zod';

import { didYouMean } from '../../src/check/suggestion.ts';
import { templateTexts } from '../../src/check/template-text.ts';
import { pageFrontMatterSchema } from '../../src/domain/schemas/page.ts';
import { positionFrontMatterSchema } from '../../src/domain/schemas/position.ts';
import { postFrontMatterSchema } from '../../src/domain/schemas/post.ts';
import { productFrontMatterSchema } from '../../src/domain/schemas/product.ts';
import { searchLimits } from '../../src/domain/search-limits.ts';
import type { Question } from './ask.ts';
import { root } from './paths.ts';
import { slugOf } from './slug.ts';

type Answers = Record<string, string>;

interface Kind {
  /** Name of the first question, whose answer may be given without its option. */
  title: string;
  /** In their order, after those before have been answered. */
  questions: ((answers: Answers) => Question)[];
  /** Path of the file in the project. */
  file(answers: Answers): string;
  frontMatter(answers: Answers): Record<string, unknown>;
  /** Lines of front matter that a writer may fill in, behind "# ". */
  optional?: string;
  body: string;
  /** What else there is to do, as sentences. */
  next: string;
}

/** Checks an answer as the site does. */
const by = (schema: z.ZodType) => (answer: string) => {
  const issue = schema.safeParse(answer).error?.issues[0];
  if (issue?.code === 'too_small') return `At least ${issue.minimum} characters; this has ${answer.length}.`;
  if (issue?.code === 'too_big') return `At most ${issue.maximum} characters; this has ${answer.length}.`;
  if (issue?.code === 'invalid_value') {
    const values = issue.values.map(String);
    // All of them: whoever is asked has no site running to look them up.
    return [didYouMean(answer, values), `Choose one of ${values.join(', ')}.`].filter(Boolean).join(' ');
  }
  if (issue?.code === 'invalid_format' && issue.format === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(answer))
    return 'There is no such day.';
  return issue && `It ${issue.message}.`;
};

const slugQuestion =
  (title: string) =>
  (answers: Answers): Question => ({
    name: 'slug',
    text: 'Last part of its address: small letters a to z, digits and hyphens',
    // Nothing can be made of a title that is still to be given.
    proposal: answers[title] === undefined ? '' : slugOf(answers[title]),
    fault: (answer) =>
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(answer)
        ? undefined
        : 'Only a to z, 0 to 9 and single hyphens, such as two-words.',
  });

const textQuestion = (name: string, text: string, schema: z.ZodType, proposal?: string) => (): Question => ({
  name,
  text,
  proposal,
  fault: by(schema),
});

const categories = Object.keys(parse(readFileSync(path.join(root, 'blog/tags.yml'), 'utf8')) as object);
const {
  cited,
  citation,
  snippets,
  closingTitle,
  closing,
  description,
  featureTitle,
  feature,
  sectionTitle,
  paragraph,
  heading,
} = templateTexts;
/** Of the lengths that search engines show; the writer replaces them. */
const seo = (title: string) => ({
  title: title.length >= 10 && title.length <= searchLimits.title ? title : templateTexts.seoTitle,
  description,
  keywords: [templateTexts.keyword, templateTexts.otherKeyword, templateTexts.thirdKeyword],
});

/** What `npm run new` makes, by its name. */
export const kinds: Record<string, (day: string) => Kind> = {
  product: () => ({
    title: 'name',
    questions: [
      textQuestion('name', 'Name, the same in every language', productFrontMatterSchema.shape.name),
      slugQuestion('name'),
      textQuestion('tagline', 'Tagline, one short sentence', productFrontMatterSchema.shape.tagline),
      textQuestion('audience', 'For whom, in a few words', productFrontMatterSchema.shape.targetMarket),
      textQuestion('icon', 'Icon, one of those in /design-system', productFrontMatterSchema.shape.icon, 'gauge'),
    ],
    file: ({ slug }) => `src/content/products/${slug}.mdx`,
    frontMatter: ({ name, tagline, audience, icon }) => ({
      name,
      tagline,
      description,
      targetMarket: audience,
      icon,
      draft: true,
      seo: seo(`${name}: ${tagline}`),
    }),
    optional: `# Take away "# " from what this product has, write your own there, and remove the other lines.
# demo: "See it on your fleet"
# closing: { title: "Bring one of your own", text: "What readers can expect of a demo, in a sentence." }
# glance: { input: "What it needs", time: "When it answers", result: "What comes out" }
`,
    body: `<Features id="features" title="What it does">

<Feature icon="gauge" title="${featureTitle}">

${feature}

</Feature>

</Features>
`,
    next: 'Menus, overview, home page and footer list it last. Its place, price, integrations and row in the comparison: see docs/content-reference.md, "What else wants a new product".',
  }),

  post: (day) => ({
    title: 'title',
    questions: [
      textQuestion('title', 'Title', postFrontMatterSchema.shape.title),
      slugQuestion('title'),
      () => ({
        name: 'category',
        text: `Category: ${categories.join(', ')}`,
        proposal: categories[0],
        fault: (answer) =>
          categories.includes(answer)
            ? undefined
            : `There is no such category; blog/tags.yml has ${categories.join(', ')}.`,
      }),
      textQuestion('date', 'Day that it appears', positionFrontMatterSchema.shape.publish, day),
    ],
    file: ({ date, slug }) => `blog/${date}-${slug}/index.mdx`,
    frontMatter: ({ title, category }) => ({
      title,
      description,
      tags: [category],
      draft: true,
      sources: {
        example: {
          name: templateTexts.sourceName,
          url: templateTexts.sourceAddress,
          date: '2026-01-31',
        },
      },
    }),
    optional: `# Take away "# " from what this post has, write your own there, and remove the other lines.
# keyFigure: { value: 80, unit: percent, form: modules }
# keyFigureLabel: "what the figure says, in a few words"
# product: batscan
# ending: "What the product does about the subject, in one line."
`,
    body: `${templateTexts.firstParagraph} ${cited} <Source id="example">${citation}</Source>.

{/* truncate */}

## ${heading} {/* #first */}

${templateTexts.body} ${snippets}
`,
    next: 'Its day is in the name of its folder, which "npm run rename" gives another: see docs/writing.md, "Renaming a page". Before that day it is not on the site. The lines of its front matter that begin with # give it a figure on its cover, and the product that it ends with.',
  }),

  page: () => ({
    title: 'heading',
    questions: [textQuestion('heading', 'Heading', pageFrontMatterSchema.shape.heading), slugQuestion('heading')],
    file: ({ slug }) => `src/pages/${slug}.mdx`,
    frontMatter: ({ heading }) => ({ heading, lead: description, draft: true, seo: seo(heading!) }),
    body: `<TextSection id="first" title="${sectionTitle}">

${paragraph}

</TextSection>

<DemoCallToAction title="${closingTitle}">

${closing}

</DemoCallToAction>
`,
    next: 'Lead to it: add its address to "footer" or "header" in data/navigation.json, or link to it from another page.',
  }),

  position: (day) => ({
    title: 'title',
    questions: [
      textQuestion('title', 'Title of the position', positionFrontMatterSchema.shape.title),
      slugQuestion('title'),
      textQuestion('location', 'Where', positionFrontMatterSchema.shape.location, 'Stockholm'),
      textQuestion('employment', 'Employment', positionFrontMatterSchema.shape.employment, 'Full time'),
      () => ({
        name: 'closes',
        text: 'Last day to apply, or "open"',
        proposal: 'open',
        fault: (answer) => {
          if (answer === 'open') return undefined;
          const wrong = by(positionFrontMatterSchema.shape.closes)(answer);
          return wrong ?? (answer < day ? `That day is past: today is ${day}.` : undefined);
        },
      }),
    ],
    file: ({ slug }) => `src/content/careers/${slug}.mdx`,
    frontMatter: ({ title, location, employment, closes }) => ({
      title,
      description,
      location,
      employment,
      publish: day,
      ...(closes !== 'open' && { closes }),
      draft: true,
      seo: seo(title!),
    }),
    body: `## What you will do {/* #tasks */}

${paragraph}
`,
    next: 'The careers page lists it, from "publish" to the end of the day "closes".',
  }),
};
