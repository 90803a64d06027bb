import { expect, languages, localizePath, test, text } from './support';

for (const language of languages) {
  test(`${language}: the headline is one sentence for a screen reader`, async ({ page }) => {
    await page.goto(localizePath('/', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      text(language, 'home.hero.titleForScreenReaders'),
    );
  });
}

/** Opacity of the four phrases. */
const opacities = () =>
  [...document.querySelectorAll('.rotating-phrases > *')].map((phrase) => Number(getComputedStyle(phrase).opacity));

/** Sets the rotation to a moment, in milliseconds. */
const turnTo = (moment: number) => {
  for (const animation of document.getAnimations()) {
    const { target } = animation.effect as KeyframeEffect;
    if (target?.parentElement?.matches('.rotating-phrases')) animation.currentTime = moment;
  }
};

test('The first phrase shows at once, and the others take turns without moving the page', async ({ page }) => {
  await page.goto('/nl');
  expect((await page.evaluate(opacities))[0]).toBe(1);
  const height = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().height);
  await page.evaluate(turnTo, 5500);
  expect(await page.evaluate(opacities)).toEqual([0, 1, 0, 0]);
  expect(await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().height)).toBe(height);
});

test('The switch stops the rotation', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(text('en', 'home.hero.pause')).check();
  const phrases = page.locator('.rotating-phrases > *');
  for (const phrase of await phrases.all()) await expect(phrase).toHaveCSS('animation-play-state', 'paused');
  expect(await page.evaluate(opacities)).toEqual([1, 0, 0, 0]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Nothing turns and there is nothing to pause', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(opacities)).toEqual([1, 0, 0, 0]);
    await expect(page.getByLabel(text('en', 'home.hero.pause'))).toBeHidden();
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    ).toBe(0);
  });
});
