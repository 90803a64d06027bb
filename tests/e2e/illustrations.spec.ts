import { pagePictures } from '../../src/domain/illustrations';
import { vehicleCoveragePath } from '../../src/domain/vehicles';
import { expect, languages, localizePath, test } from './support';

const pages: Record<(typeof pagePictures)[number], string> & Record<string, string> = {
  products: '/products',
  about: '/about',
  careers: '/careers',
  contact: '/contact',
  coverage: vehicleCoveragePath,
  newsletter: '/newsletter',
  report: '/products/batscan/sample-report',
  van: '/products/batstream/sample-report',
  tray: '/products/batdata/sample-report',
  privacy: '/privacy/batscan',
  demo: '/demo',
  blog: '/blog',
  sent: '/contact/thank-you',
  inbox: '/newsletter/thank-you',
  unplugged: '/newsletter/link-invalid',
  calendar: '/demo/thank-you',
  prices: '/pricing',
  windscreen: '/products/batscan/dealer-kit',
  'life-second': '/storage',
  'life-resale': '/verify',
  'tool-chamber': '/how-we-measure',
  'tool-adapter': '/integrations',
  methods: '/compare-methods',
};

for (const language of languages) {
  test(`${language}: every page head has its own picture, which is decorative and keeps its place`, async ({
    page,
  }) => {
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(localizePath(path, language));
      const picture = page.locator('main [data-slot=drawing]').first();
      await expect(picture).toBeVisible();
      await expect(picture).toHaveAttribute('src', new RegExp(`^/assets/pictures/[0-9a-f]{16}-${name}\\.svg$`));
      await expect(picture).toHaveAttribute('alt', '');
      await expect(picture).toHaveAttribute('width', /^\d+$/);
      await expect(picture).toHaveAttribute('height', /^\d+$/);
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(100);
    }
  });
}

test('On a phone the heading and the lead come before the picture, within the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of Object.values(pages)) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('div:has(> h1) + p')).toBeInViewport({ ratio: 1 });
    // None where what stands below the heading matters most.
    const box = await page.locator('main [data-slot=drawing]').first().boundingBox();
    expect(box?.height ?? 0).toBeLessThanOrEqual(240);
  }
});
