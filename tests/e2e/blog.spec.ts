import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { typeset } from '../../src/domain/typography';
import { axeFindings, expect, hydrated, languages, locales, localizePath, posts, test, text } from './support';

const root = path.join(__dirname, '../..');

/** Lists of posts of one category, and how many each has. */
const categoryPages = Object.entries(
  Object.groupBy(globSync('blog/*/index.mdx', { cwd: root }), (file) => {
    const [, category = ''] = /^tags: \[?([\w-]+)/m.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
    return category;
  }),
).map(([category, files = []]) => [`/blog/tags/${category}`, files.length] as const);

/** The English file of a post. */
const fileOf = (post: string) => `blog/${post.split('/').slice(2).join('-')}/index.mdx`;

for (const language of languages) {
  test(`${language}: every post renders, with cover, sources, charts with tables, related posts and nothing for axe`, async ({
    page,
  }) => {
    for (const post of posts) {
      await page.goto(localizePath(post, language));
      await hydrated(page);
      await expect(page.locator('header [data-slot=cover]')).toContainText(/\d.*\p{L}{4}/u);
      await expect(page.getByRole('heading', { name: text(language, 'blog.sources'), exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: text(language, 'blog.related') })).toBeVisible();
      const ending = page.locator('[data-slot=post-ending]');
      await expect(ending.getByRole('link')).toHaveCount(2);
      const [, product] = /^product: ([\w-]+)$/m.exec(readFileSync(path.join(root, fileOf(post)), 'utf8')) ?? [];
      const [demo, more] = product ? [`/demo?product=${product}`, `/products/${product}`] : ['/demo', '/products'];
      await expect(ending.locator(`a[href="${localizePath(demo, language)}"]`)).toBeVisible();
      await expect(ending.locator(`a[href="${localizePath(more, language)}"]`)).toBeVisible();
      for (const chart of await page.locator('[data-slot=chart]').all()) {
        await expect(chart.getByRole('img')).toHaveAccessibleName(/.{30}/);
        await chart.locator('summary').click();
        expect(await chart.getByRole('table').getByRole('row').count()).toBeGreaterThan(2);
      }
      // The frame is the same on every page; screens.spec.ts has axe look at it.
      expect(await axeFindings(page, { part: 'main' }), post).toEqual([]);
    }
  });

  test(`${language}: lists hold their posts, and each has three valid feeds with whole articles`, async ({
    page,
    request,
  }) => {
    const { htmlLang } = locales.find(({ code }) => code === language)!;
    for (const [list, count] of [['/blog', posts.length] as const, ...categoryPages]) {
      const address = localizePath(list, language);
      await page.goto(address);
      await expect(page.locator('main [data-slot=card]')).toHaveCount(count);
      await expect(page.locator('main nav [aria-current=page]')).toHaveAttribute('href', address);

      const json = (await (await request.get(`${address}/feed.json`)).json()) as {
        version: string;
        items: { url: string; content_html: string; title: string }[];
      };
      expect(json.version).toMatch(/jsonfeed\.org/);
      expect(json.items).toHaveLength(count);
      for (const { url, content_html: html } of json.items) {
        expect((await request.get(new URL(url).pathname)).status()).toBe(200);
        expect(html.length).toBeGreaterThan(4000);
        expect(html).not.toMatch(/href="\//);
      }
      for (const [file, item] of [
        ['rss.xml', 'item'],
        ['atom.xml', 'entry'],
      ] as const) {
        const xml = await (await request.get(`${address}/${file}`)).text();
        const parsed = await page.evaluate((source) => {
          const document_ = new DOMParser().parseFromString(source, 'text/xml');
          return {
            faults: document_.querySelectorAll('parsererror').length,
            items: document_.querySelectorAll('item, entry').length,
          };
        }, xml);
        expect(parsed).toEqual({ faults: 0, items: count });
        expect(xml).toContain(`<${item}>`);
        if (file === 'rss.xml') expect(xml).toContain(`<language>${htmlLang}</language>`);
      }
    }
  });
}

test('The newest post leads the blog and each category with a large card, and stands there once', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.locator('main [data-slot=card]');
  const newest = cards.first();
  const widthOf = async (place: number) => (await cards.nth(place).boundingBox())!.width;
  const [, description = ''] =
    /^description: (.+)$/m.exec(readFileSync(path.join(root, fileOf(posts[0]!)), 'utf8')) ?? [];
  expect(description).not.toBe('');
  await expect(newest).toContainText(typeset(description, 'en'));
  await expect(newest.locator('[data-slot=cover]')).toBeVisible();
  expect(await widthOf(0)).toBeGreaterThan(2 * (await widthOf(1)));
  // The card as a whole is the one link in it.
  await expect(newest.getByRole('link')).toHaveCount(1);
  await expect(page.locator(`main a[href="${posts[0]}"]`)).toHaveCount(1);
  await page.goto('/blog/tags/industry-news');
  expect(await widthOf(0)).toBeGreaterThan(2 * (await widthOf(1)));
});

test('Posts link to each other, and their headings stand beside them', async ({ page }) => {
  await page.goto(posts[1]!);
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const headings = page.locator('article h2:not(#sources)');
  await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
  await contents.getByRole('link').nth(1).click();
  await expect(page.locator('h2:target')).toBeInViewport();
  const related = page
    .locator('section', { has: page.getByRole('heading', { name: 'Read next' }) })
    .getByRole('article');
  await expect(related).toHaveCount(3);
  const next = related.first().getByRole('link');
  const address = (await next.getAttribute('href'))!;
  expect(posts).toContain(address);
  await next.click();
  await expect(page).toHaveURL(address);
});

test('Where the framework runs, the way into the blog, through it and back needs no new page', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await page.locator('article h2 a').first().click();
  await expect(page).toHaveURL(posts[0]!);
  await expect(page.locator('h1')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goForward();
  await expect(page.locator('article h2 a').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('The address of a post can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/da${posts[0]}`);
  await hydrated(page);
  await page.getByRole('button', { name: text('da', 'common.copyLink') }).click();
  await expect(page.getByText(text('da', 'common.copyLink.done'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/da${posts[0]}`);
});

test('A chart says to a screen reader what it shows', async ({ page }) => {
  await page.goto('/sv/blog/2026/11/19/euro-7-starts-this-month');
  const chart = page.locator('[data-slot=chart]').first();
  await chart.locator('summary').click();
  const tree = await chart.ariaSnapshot();
  expect(tree).toContain('Lägsta andel av den certifierade energin enligt Euro 7');
  expect(tree).toMatch(/table "Så mycket ska finnas kvar enligt Euro 7"/);
  expect(tree).toMatch(/row "Ålder i år Personbilar Skåpbilar Geotabs medelvärde"/);
  expect(tree).toMatch(/row "8 72\s% 67\s% 81,6\s%"/);
  // The lines themselves add nothing to it.
  await expect(chart.getByRole('img')).toHaveCount(1);
});

test('On paper a post is its text: title and sources stay, frame and invitations go', async ({ page }) => {
  await page.goto(posts[3]!);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#sources')).toBeVisible();
  await expect(page.locator('body > div header').first()).toBeHidden();
  await expect(page.getByText(text('en', 'blog.newsletter'))).toBeHidden();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
