import { expect, hydrated, test, text } from './support';

test.use({ expectsFaults: true });

for (const language of ['en', 'nl']) {
  test(`${language}: a page that cannot be loaded offline says so, and comes with the connection`, async ({
    page,
    context,
  }) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    // Nothing is fetched ahead, so that the next page's code is not there yet.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(`${prefix}/demo`);
    await hydrated(page);
    await context.setOffline(true);
    await page
      .getByRole('link', { name: text(language, 'nav.blog'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: text(language, 'common.offline.title') })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(`${prefix}/blog`);
    await expect(page.locator('article h2').first()).toBeVisible();
  });
}
