import { expect, languages, localizePath, test, words } from './support';

for (const language of languages) {
  test(`${language}: the headline is one sentence for a screen reader`, async ({ page }) => {
    await page.goto(localizePath('/', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(words(language, 'index').heading);
  });
}

/** Opacity of the four phrases. */
const opacities = () =>
  [...document.querySelectorAll('.rotating-phrases > *')].map((phrase) => Number(getComputedStyle(phrase).opacity));

/** Lets all animations end that go by time. */
const finish = () => {
  for (const animation of document.getAnimations()) {
    // The curve below goes by scrolling, not by time.
    if (animation.timeline === document.timeline) animation.finish();
  }
};

test('The first phrase shows at once; the others take turns within five seconds, and it stays', async ({ page }) => {
  // Time stands still, so that nothing is over before it is looked at.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/nl');
  expect(await page.evaluate(opacities)).toEqual([1, 0, 0, 0]);
  const heightOf = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().height);
  const height = await heightOf();
  const ends = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  // Transitions of the top bar may be among them or not.
  expect(ends.length).toBeGreaterThanOrEqual(55);
  expect(Math.max(...ends)).toBeLessThan(5000);
  await page.evaluate((moment) => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = moment;
    }
  }, 1800);
  expect(await page.evaluate(opacities)).toEqual([0, 1, 0, 0]);
  expect(await heightOf()).toBe(height);
  await page.evaluate(finish);
  expect(await page.evaluate(opacities)).toEqual([1, 0, 0, 0]);
});

/** What moves; the top bar only changes its colours while the page is scrolled (site-header.css). */
const moving = () =>
  document
    .getAnimations()
    .map((animation) => (animation as CSSAnimation).animationName)
    .filter((name) => name !== 'over-dark');

test('The report in the hero ends as somebody sees it who wants no motion', async ({ page, browser }) => {
  const report = '[data-slot=hero] [data-living]';
  await page.goto('/');
  await page.evaluate(finish);
  const still = await browser.newPage({ reducedMotion: 'reduce' });
  await still.goto('/');
  expect(await still.evaluate(moving)).toEqual([]);
  const moved = (at: typeof page) =>
    at
      .locator(`${report} :is([data-needle], [data-lit], [data-living-figure], [data-living-verdict])`)
      .evaluateAll((parts) =>
        parts.map((part) => [getComputedStyle(part).opacity, getComputedStyle(part).transform].join(' ')),
      );
  const atRest = await moved(page);
  expect(atRest.length).toBeGreaterThan(40);
  expect(atRest).toEqual(await moved(still));
  await still.close();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Nothing moves', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(opacities)).toEqual([1, 0, 0, 0]);
    expect(await page.evaluate(moving)).toEqual([]);
  });
});
