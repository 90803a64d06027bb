import { byPlace, type Fault } from './fault.ts';
import { jsonFaults } from './json-faults.ts';
import { localesFaults, localesFile } from './locales-faults.ts';

interface Options {
  /** Turns warnings into errors. */
  release?: boolean;
  /** Leaves out translations into other languages than this. */
  locale?: string;
}

/** A check looks at one side of the project, and never throws for what writers did. */
type Check = (siteDir: string, locale?: string) => Fault[] | Promise<Fault[]>;

async function checks(): Promise<Check[]> {
  const [
    frontMatter,
    component,
    post,
    template,
    link,
    page,
    navigation,
    search,
    claims,
    products,
    terms,
    names,
    pictures,
    texts,
    slips,
    plausible,
    labels,
    serverTexts,
    translations,
  ] = await Promise.all([
    import('./front-matter-faults.ts'),
    import('./component-faults.ts'),
    import('./post-faults.ts'),
    import('./template-faults.ts'),
    import('./link-faults.ts'),
    import('./page-faults.ts'),
    import('./navigation-faults.ts'),
    import('./search-faults.ts'),
    import('./claim-faults.ts'),
    import('./product-faults.ts'),
    import('./term-faults.ts'),
    import('./file-name-faults.ts'),
    import('./picture-file-faults.ts'),
    import('./plain-text-faults.ts'),
    import('./text-slip-faults.ts'),
    import('./plausible-faults.ts'),
    import('./translation/label-faults.ts'),
    import('./server-text-faults.ts'),
    import('./translation/faults.ts'),
  ]);
  return [
    frontMatter.frontMatterFaults,
    component.componentFaults,
    post.postFaults,
    template.templateFaults,
    link.linkFaults,
    page.pageFaults,
    navigation.navigationFaults,
    search.searchFaults,
    claims.claimFaults,
    products.productFaults,
    terms.termFaults,
    names.fileNameFaults,
    pictures.pictureFileFaults,
    texts.plainTextFaults,
    slips.textSlipFaults,
    plausible.plausibleFaults,
    labels.labelFaults,
    serverTexts.serverTextFaults,
    translations.translationFaults,
  ];
}

/** False for the translations into other languages; English is what all are compared with. */
function isOf(file: string, locale: string): boolean {
  const [, language] = /^(?:i18n|data\/glossary)\/([^/.]+)/.exec(file) ?? [];
  return language === undefined || language === 'en' || language === locale;
}

/** What the checks that may import data find; nothing after one that stumbles over data with an error. */
async function otherFaults(siteDir: string, locale: string | undefined, isDataBroken: boolean): Promise<Fault[]> {
  const faults: Fault[] = [];
  try {
    for (const check of await checks()) faults.push(...(await check(siteDir, locale)));
  } catch (error) {
    // What else there is to mend is named when the data is.
    if (!isDataBroken) throw error;
  }
  return faults;
}

/**
 * Every fault of every file that writers and translators edit, in the order of their places. Nothing of data/ is
 * imported before it was looked at: an import of what is no JSON ends a command with a message of Node's own.
 * @param siteDir absolute path of the project
 */
export async function allFaults(siteDir: string, { release = false, locale }: Options = {}): Promise<Fault[]> {
  let faults = [...jsonFaults(siteDir), ...localesFaults(siteDir)];
  // The languages are part of the schemas: without them nothing else can be checked.
  if (!faults.some(({ file }) => file === localesFile)) {
    const unreadable = new Set(faults.map(({ file }) => file));
    const { dataFaults } = await import('./data-faults.ts');
    const ofData = [...faults, ...dataFaults(siteDir).filter(({ file }) => !unreadable.has(file))];
    const isDataBroken = ofData.some(({ file, severity }) => file.startsWith('data/') && severity === 'error');
    const others = await otherFaults(siteDir, locale, isDataBroken);
    faults = [...ofData, ...others.filter(({ file }) => !unreadable.has(file))];
    if (others.length > 0) faults = (await import('./consequences.ts')).withoutConsequences(faults);
  }
  return faults
    .filter(({ file }) => locale === undefined || isOf(file, locale))
    .map((fault): Fault => (release ? { ...fault, severity: 'error' } : fault))
    .sort(byPlace);
}
