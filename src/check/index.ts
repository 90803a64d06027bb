import { byPlace, notChecked, type Fault } from './fault.ts';
import { jsonFaults } from './json-faults.ts';
import { localesFaults, localesFile } from './locales-faults.ts';
import { setByCode } from './type-text.ts';

interface Options {
  /** Turns warnings into errors. */
  release?: boolean;
  /** Leaves out translations into other languages than this. */
  locale?: string;
  /** Checks translations in a thread of its own: a third sooner for a command that checks once. */
  thread?: boolean;
}

/** A check looks at one side of the project, and never throws for what writers did. */
type Check = (siteDir: string, locale?: string) => Fault[] | Promise<Fault[]>;

const checks: (() => Promise<Check>)[] = [
  async () => (await import('./front-matter-faults.ts')).frontMatterFaults,
  async () => (await import('./component-faults.ts')).componentFaults,
  async () => (await import('./page-body-faults.ts')).pageBodyFaults,
  async () => (await import('./post-faults.ts')).postFaults,
  async () => (await import('./template-faults.ts')).templateFaults,
  async () => (await import('./link-faults.ts')).linkFaults,
  async () => (await import('./page-faults.ts')).pageFaults,
  async () => (await import('./navigation-faults.ts')).navigationFaults,
  async () => (await import('./redirect-faults.ts')).redirectFaults,
  async () => (await import('./search-faults.ts')).searchFaults,
  async () => (await import('./claim-faults.ts')).claimFaults,
  async () => (await import('./product-faults.ts')).productFaults,
  async () => (await import('./product-name-faults.ts')).productNameFaults,
  async () => (await import('./term-faults.ts')).termFaults,
  async () => (await import('./file-name-faults.ts')).fileNameFaults,
  async () => (await import('./picture-file-faults.ts')).pictureFileFaults,
  async () => (await import('./plain-text-faults.ts')).plainTextFaults,
  async () => (await import('./text-slip-faults.ts')).textSlipFaults,
  async () => (await import('./plausible-faults.ts')).plausibleFaults,
  async () => (await import('./translation/label-faults.ts')).labelFaults,
  async () => (await import('./server-text-faults.ts')).serverTextFaults,
];

/** The check of translations, which takes longer than all others together. */
async function loadTranslationFaults(siteDir: string, { locale, thread }: Options): Promise<Check> {
  if (!thread) return (await import('./translation/faults.ts')).translationFaults;
  const found = (await import('./translation/thread.ts')).translationFaultsInThread(siteDir, locale);
  // Whether it has failed is asked at its end.
  found.catch(() => undefined);
  return () => found;
}

/** False for the translations into other languages; English is what all are compared with. */
function isOf(file: string, locale: string): boolean {
  const [, language] = /^(?:i18n|data\/glossary)\/([^/.]+)/.exec(file) ?? [];
  return language === undefined || language === 'en' || language === locale;
}

/** What the checks that may import data find, after what was found before; nothing of one that stumbles over data with an error. */
async function withOtherFaults(
  found: Fault[],
  unreadable: Set<string>,
  siteDir: string,
  options: Options,
  isDataBroken: boolean,
): Promise<Fault[]> {
  // All at once: where an import of what is no JSON has failed, a later one of the same ends the program.
  const [loaded, consequences] = await Promise.all([
    Promise.allSettled([...checks.map((load) => load()), loadTranslationFaults(siteDir, options)]),
    import('./consequences.ts').catch(() => undefined),
  ]);
  // Every <Claim id> would be wrong where the list of claims cannot be read.
  const isFollowUp = ({ message }: Fault) => isDataBroken && message.includes(setByCode);
  // What can be read of a faulty file of labels is compared with English all the same.
  const isOfIntact = ({ file, rule }: Fault) => file.startsWith('i18n/') && rule.startsWith('translation-');
  const faults = [...found];
  let isWhole = true;
  for (const result of loaded) {
    try {
      if (result.status === 'rejected') throw result.reason;
      const others = await result.value(siteDir, options.locale);
      faults.push(
        ...others.filter((fault) => (!unreadable.has(fault.file) || isOfIntact(fault)) && !isFollowUp(fault)),
      );
    } catch (error) {
      if (!isDataBroken) throw error;
      isWhole = false;
    }
  }
  const named = consequences ? consequences.withoutConsequences(faults) : faults;
  return isWhole || named.includes(notChecked) ? named : [...named, notChecked];
}

/**
 * Every fault of every file that writers and translators edit, in the order of their places. Nothing of data/ is
 * imported before it was looked at: an import of what is no JSON ends a command with a message of Node's own.
 * @param siteDir absolute path of the project
 */
export async function allFaults(siteDir: string, options: Options = {}): Promise<Fault[]> {
  const { release = false, locale } = options;
  let faults = [...jsonFaults(siteDir), ...localesFaults(siteDir)];
  // The languages are part of the schemas: without them nothing else can be checked.
  if (!faults.some(({ file }) => file === localesFile)) {
    const unreadable = new Set(faults.map(({ file }) => file));
    const { dataFaults } = await import('./data-faults.ts');
    const ofData = [...faults, ...dataFaults(siteDir).filter(({ file }) => !unreadable.has(file))];
    const isDataBroken = ofData.some(({ file, severity }) => file.startsWith('data/') && severity === 'error');
    faults = await withOtherFaults(ofData, unreadable, siteDir, options, isDataBroken);
  }
  return (
    faults
      // Whoever translates into one language may have made a folder that belongs to none.
      .filter(({ file, rule }) => locale === undefined || rule === 'translation-folder' || isOf(file, locale))
      .map((fault): Fault => (release ? { ...fault, severity: 'error' } : fault))
      .sort(byPlace)
  );
}
