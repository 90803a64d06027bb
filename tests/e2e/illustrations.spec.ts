import type { Page } from '@playwright/test';

import {
  closeUps,
  landscapes,
  lifeStages,
  nameOnGround,
  packParts,
  productsInView,
  tools,
  type CloseUp,
  type Landscape,
  type PagePicture,
} from '../../src/domain/illustrations';
import { vehicleCoveragePath } from '../../src/domain/vehicle-coverage-path';
import { expect, languages, localizePath, test } from './support';

/** Pages that have a picture of theirs beside the words. Of those that are missing shared links have one. */
const pages: Record<
  Exclude<
    PagePicture,
    'products' | 'about' | 'careers' | 'contact' | 'coverage' | 'demo' | 'methods' | 'newsletter' | 'prices' | 'report'
  >,
  string
> &
  Record<string, string> = {
  van: '/products/batstream/sample-report',
  tray: '/products/batdata/sample-report',
  privacy: '/privacy/batscan',
  blog: '/blog',
  sent: '/contact/thank-you',
  inbox: '/newsletter/thank-you',
  unplugged: '/newsletter/link-invalid',
  calendar: '/demo/thank-you',
  'calendar-cleared': '/demo/cancelled',
  windscreen: '/products/batscan/dealer-kit',
};

/** Pages whose dark head has a deep lower edge, over which a form lies; and its first field. */
const formsOverHead = { [vehicleCoveragePath]: '#vehicle-search', '/demo': '#demo-name' };

/** Pages with a view: behind the head, in a section, or behind the words that close them. */
const views: Record<Landscape, string> = {
  forecourt: '/products/batscan',
  depot: '/products/batstream',
  batch: '/products/batdata',
  hall: '/storage',
  kerb: '/verify',
  cockpit: '/products/batscan',
  laboratory: '/careers',
  sold: '/products/batscan',
  'on-the-road': '/products/batstream',
  'set-aside': '/products/batdata',
  'on-screen': '/demo',
  parade: vehicleCoveragePath,
  'line-up': '/products',
  'on-paper': '/pricing',
  'three-tools': '/products',
  networked: '/integrations',
  'under-lock': '/security',
  made: '/careers',
  'side-by-side': '/glossary',
  'built-up': '/glossary',
  workshop: '/contact',
  ageing: '/products/batstream',
  flagged: '/products/batdata',
  issue: '/newsletter',
  gateway: '/integrations',
  'first-light': '/',
  'at-dawn': '/',
  'open-air': '/',
  exploded: '/products/batscan',
  'lifted-out': '/products/batdata',
  'inside-van': '/products/batstream',
  'bell-curve': '/how-we-measure',
  facade: '/about',
  'one-life': '/about',
  'within-borders': '/security',
  'one-route': '/security',
  'by-size': '/glossary',
  'two-ways': '/compare-methods',
  'handed-over': '/verify',
  rolling: '/how-we-measure',
  'from-behind': '/',
  'on-the-lift': '/storage',
  'on-the-bench': '/careers',
  'two-pages': '/products/batscan/sample-report',
};

for (const language of languages) {
  test(`${language}: every page head has its own picture, which is decorative and keeps its place`, async ({
    page,
  }) => {
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(localizePath(path, language));
      const picture = page.locator('main [data-slot=drawing]').first();
      await expect(picture).toBeVisible();
      const isDark = (await page.locator('[data-dark-opening]').count()) > 0;
      const shown = nameOnGround(name, isDark ? 'dark' : 'light');
      await expect(picture).toHaveAttribute('src', new RegExp(`^/assets/pictures/[0-9a-f]{6}-${shown}\\.svg$`));
      await expect(picture).toHaveAttribute('alt', '');
      await expect(picture).toHaveAttribute('width', /^\d+$/);
      await expect(picture).toHaveAttribute('height', /^\d+$/);
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(100);
      // Rendered; browsers without the format show the drawing.
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
        new RegExp(`-${shown}\\.avif$`),
      );
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
    expect(Math.floor(box?.height ?? 0)).toBeLessThanOrEqual(240);
  }
});

/** Where what the picture shows begins and ends, its shadow aside, and the edges of the page head. */
async function pictureInHead(page: Page) {
  const picture = page.locator('main [data-slot=drawing]').first();
  const svg = await (await page.request.get((await picture.getAttribute('src'))!)).text();
  const [, height, foot] = /height="(\d+)" data-foot="(\d+)"/.exec(svg)!.map(Number);
  const box = (await picture.boundingBox())!;
  const head = (await page.locator('main [data-slot=container]').first().boundingBox())!;
  return { from: box.y, to: box.y + box.height * (1 - foot! / height!), above: head.y, below: head.y + head.height };
}

test('On a phone what the pictures show ends 32 px above the scale, on every page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const path of Object.values(pages)) {
    await page.goto(path);
    if (!(await page.locator('main [data-slot=drawing]').first().isVisible())) continue;
    const { to, below } = await pictureInHead(page);
    expect(Math.abs(below - to - 32), `${path}: ${below - to} px`).toBeLessThanOrEqual(1);
  }
});

for (const width of [1024, 1440]) {
  test(`At ${width} px words and picture stand in the middle of the page head, clear of its edges`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of Object.values(pages).filter((path) => !(path in formsOverHead))) {
      await page.goto(path);
      const { from, to, above, below } = await pictureInHead(page);
      const words = (await page.locator('main div:has(> div > h1)').first().boundingBox())!;
      for (const [what, start, end] of [
        ['picture', from, to],
        ['words', words.y, words.y + words.height],
      ] as const) {
        expect(Math.abs(start - above - (below - end)), `${path}: ${what}`).toBeLessThanOrEqual(2);
        expect(Math.floor(start - above), `${path}: ${what}`).toBeGreaterThanOrEqual(31);
      }
    }
  });
}

/** The left edge of these is hidden behind words where they stand beside them. */
const besideWords: Landscape[] = [
  'on-screen',
  'sold',
  'on-the-road',
  'set-aside',
  'parade',
  'on-paper',
  'three-tools',
  'networked',
  'under-lock',
  'made',
  'side-by-side',
  'handed-over',
  'rolling',
  'from-behind',
  'on-the-lift',
  'two-ways',
];

test('A view goes from edge to edge of the window, or from behind the words to the right one', async ({ page }) => {
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // Those that stand above their stations or parts are measured by these.
    const inRows: Landscape[] = ['one-life', 'line-up', 'within-borders', 'one-route', 'by-size', 'on-the-bench'];
    for (const name of landscapes.filter((view) => !inRows.includes(view))) {
      await page.goto(views[name]);
      const picture = page.locator(`main img[src$="-${name}.svg"]`);
      await picture.scrollIntoViewIfNeeded();
      const box = (await picture.boundingBox())!;
      const [start, wide] = [Math.round(box.x), Math.round(box.width)];
      // Held at the middle of the window, as what stands before it is; it fades on both sides.
      if (width > 1000 && name === 'bell-curve')
        expect([start, wide]).toEqual([Math.max(0, width / 2 - 720), Math.min(width, 1440)]);
      else if (width > 1000 && ['cockpit', 'ageing', 'flagged'].includes(name))
        expect(start, `${name} at ${width} px`).toBe(width / 2 - 1056);
      else if (width > 767 && ['cockpit', 'ageing', 'flagged'].includes(name))
        expect([start, wide], `${name} at ${width} px`).toEqual([width / 2 - 1120, 1568]);
      else if (['two-pages', 'issue', 'built-up', 'laboratory', 'workshop'].includes(name))
        // As far as the right edge of the window; on very wide screens it begins behind the words.
        expect([start, wide], `${name} at ${width} px`).toEqual([Math.max(0, width - 1344), Math.min(width, 1344)]);
      else if (name === 'kerb') {
        // Around the card, which is behind the windscreen.
        const card = (await page.locator('main [data-badge]').boundingBox())!;
        expect(card.x + card.width / 2 - box.x, `${name} at ${width} px`).toBeCloseTo(box.width * 0.56, -1);
        expect(card.y - box.y, `${name} at ${width} px`).toBeCloseTo(box.height * 0.2688, -1);
        expect(box.width / card.width, `${name} at ${width} px`).toBeCloseTo(4.1, 1);
        expect(start + wide, `${name} at ${width} px`).toBeGreaterThanOrEqual(width);
      } else if (['exploded', 'lifted-out', 'inside-van'].includes(name))
        // Its left part is empty for words; on narrow screens that part is beyond the window.
        expect([start, wide], `${name} at ${width} px`).toEqual(
          width > 1000
            ? [Math.round(width / 2 - Math.min(872, width * 0.575)), Math.round(Math.min(1664, width * 1.1))]
            : [Math.round(width * -0.46), Math.round(width * 1.5)],
        );
      else if (width > 1000 && views[name] === '/' && !besideWords.includes(name)) {
        // Whole, below the words of its stage.
        const stage = (await page.locator(`main li:has(img[src$="-${name}.svg"])`).boundingBox())!;
        expect([start, wide], `${name} at ${width} px`).toEqual([Math.round(stage.x), Math.round(stage.width)]);
      } else if (width > 1000)
        expect([start, wide], `${name} at ${width} px`).toEqual(
          besideWords.includes(name) ? [width / 5, (width * 4) / 5] : [0, width],
        );
      else {
        // Vehicles at the left of a stage are beyond the edge.
        const isStage = views[name] === '/' && !besideWords.includes(name);
        const beyond = isStage ? 0.14 : 0;
        expect([start, wide], `${name} at ${width} px`).toEqual([
          Math.round(-beyond * width) + 0,
          Math.round((1 + beyond) * width),
        ]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width} px`).toBe(width);
    }
  }
});

test('Each station of a battery’s life stands below its part of the view, and beside it on phones', async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(views['one-life']);
    const stations = page.locator('main li:has(img[src$="-one-life.svg"])');
    await expect(stations).toHaveCount(lifeStages.length);
    for (const [index, station] of (await stations.all()).entries()) {
      const words = (await station.locator('h3').boundingBox())!;
      const isWide = width === 1440;
      const view = isWide ? page.locator('main img[src$="-one-life.svg"]').first() : station.locator('img');
      const box = (await view.boundingBox())!;
      const part = { from: box.x + (index * box.width) / lifeStages.length, wide: box.width / lifeStages.length };
      const middle = words.x + words.width / 2;
      if (isWide) {
        expect(words.y).toBeGreaterThan(box.y + box.height * 0.8);
        expect(Math.abs(middle - part.from - part.wide / 2)).toBeLessThan(part.wide * 0.1);
      } else {
        expect(Math.abs((await station.boundingBox())!.x - part.from)).toBeLessThanOrEqual(1);
        expect(words.x).toBeGreaterThan(part.from + part.wide);
      }
    }
  }
});

test('Each product stands below its third of the view, and beside it on tablets', async ({ page }) => {
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(views['line-up']);
    const products = page.locator('main li:has(img[src$="-line-up.svg"])');
    await expect(products).toHaveCount(productsInView.length);
    for (const [index, product] of (await products.all()).entries()) {
      await expect(product.locator(`a[href="/products/${productsInView[index]}"]`)).toBeVisible();
      const [own, words] = [(await product.boundingBox())!, (await product.locator('h2').boundingBox())!];
      const view = (await product.locator('img').boundingBox())!;
      // Its third, which in a row goes on into the room between the columns.
      const [start, third] = [view.x + (index * view.width) / 3, view.width / 3];
      const isBeside = width === 768;
      if (isBeside) expect(words.x, `${width} px`).toBeGreaterThan(start + third);
      else {
        expect(start + third / 2, `${width} px`).toBeCloseTo(own.x + own.width / 2, 0);
        expect(words.y, `${width} px`).toBeGreaterThan(view.y + view.height);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
});

test('Each station of the way of data stands below its part of the view, and beside it on phones', async ({ page }) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(views['within-borders']);
    const view = width < 640 ? 'one-route' : 'within-borders';
    const picture = page.locator(`main img[src$="-${view}.svg"]`);
    await expect(picture).toBeVisible();
    const stations = page.locator('main section:has(img[src$="-within-borders.svg"]) li');
    await expect(stations).toHaveCount(4);
    const box = (await picture.boundingBox())!;
    for (const [index, station] of (await stations.all()).entries()) {
      const words = (await station.locator('h3').boundingBox())!;
      const place = (await station.boundingBox())!;
      if (view === 'one-route') {
        // A quarter of its height each, right of the route.
        expect(place.y + place.height / 2).toBeCloseTo(box.y + (box.height * (index + 0.5)) / 4, 0);
        expect(words.x).toBeGreaterThan(box.x + box.width * 0.4);
      } else {
        const middle = box.x + (box.width * (index + 0.5)) / 4;
        expect(Math.abs(words.x + words.width / 2 - middle), `${index} at ${width} px`).toBeLessThan(2);
        expect(words.y).toBeGreaterThan(box.y + box.height * 0.8);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('Each part of a pack stands above its name, whole, in its sixth of the view', async ({ page }) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(views['by-size']);
    const links = page.locator('main ol a:has(img[src$="-by-size.svg"])');
    await expect(links).toHaveCount(packParts.length);
    for (const [index, link] of (await links.all()).entries()) {
      await expect(link).toHaveAttribute('href', `#${packParts[index]}`);
      const [sixth, view] = [(await link.boundingBox())!, (await link.locator('img').boundingBox())!];
      expect(view.width).toBeCloseTo(sixth.width * packParts.length, 0);
      expect(view.x + index * sixth.width, `${packParts[index]} at ${width} px`).toBeCloseTo(sixth.x, 0);
    }
  }
});

test('Each tool stands below its part of the view, and beside it on narrower screens', async ({ page }) => {
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(views['on-the-bench']);
    const equipment = page.locator('main li:has(img[src$="-on-the-bench.svg"])');
    await expect(equipment).toHaveCount(tools.length);
    for (const [index, tool] of (await equipment.all()).entries()) {
      const own = (await tool.boundingBox())!;
      const words = (await tool.locator('h3').boundingBox())!;
      const isWide = width >= 1024;
      const view = isWide ? page.locator('main img[src$="-on-the-bench.svg"]').first() : tool.locator('img');
      const box = (await view.boundingBox())!;
      // The row is in the middle of the view; from one to the next are 21 percent of its width.
      const middle = box.x + box.width * (0.5 + (index - (tools.length - 1) / 2) * 0.212);
      if (isWide) {
        expect(Math.abs(own.x + own.width / 2 - middle), `${width} px`).toBeLessThan(own.width * 0.1);
        expect(words.y, `${width} px`).toBeGreaterThan(box.y + box.height * 0.75);
      } else {
        expect(middle, `${width} px`).toBeGreaterThan(own.x);
        expect(words.x, `${width} px`).toBeGreaterThan(middle);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
});

/** A page with each close-up. */
const closeUpPages: Record<CloseUp, string> = {
  printed: '/about',
  'in-system': '/products',
  calibrated: '/about',
  shelved: '/about',
  strapped: '/storage',
  unequal: '/storage',
  unnamed: '/storage',
  poles: '/products/batdata',
  engraved: '/products/batdata',
  claimed: '/products/batdata',
  gauged: '/products',
  exported: '/products',
};

test('A close-up fills its tile above the feature, and is decorative', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of closeUps) {
      await page.goto(closeUpPages[name]);
      const picture = page.locator(`main li img[src$="-${name}.svg"]`);
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      await expect(picture).toHaveAttribute('alt', '');
      // Rendered larger than it is shown, and cut to the form of other pictures of features.
      const size = await picture.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth]);
      expect(size, name).toEqual([expect.stringMatching(new RegExp(`-${name}\\.avif$`)), 768]);
      const box = (await picture.boundingBox())!;
      expect(box.width / box.height, `${name} at ${width} px`).toBeCloseTo(width < 640 ? 1 : 4 / 3, 1);
    }
  }
});

test('A form lies across the edge of a dark head, below its words', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, firstField] of Object.entries(formsOverHead)) {
      await page.goto(path);
      const head = (await page.locator('main div:has(> [data-slot=container] h1)').first().boundingBox())!;
      const field = page.locator(firstField);
      const box = (await page.locator('main form').filter({ has: field }).boundingBox())!;
      expect(box.y, `${path} at ${width} px`).toBeLessThan(head.y + head.height);
      expect(box.y + box.height, `${path} at ${width} px`).toBeGreaterThan(head.y + head.height);
      const words = (await page.locator('main div:has(> h1) + p').boundingBox())!;
      expect(box.y, `${path} at ${width} px`).toBeGreaterThanOrEqual(words.y + words.height);
      await expect(field).toBeInViewport({ ratio: 1 });
    }
  }
});
