import { byPlace, type Fault } from './fault.ts';
import { jsonFaults } from './json-faults.ts';
import { readJsonFile } from './json-file.ts';

interface Options {
  /** Turns warnings into errors. */
  release?: boolean;
}

/** A check looks at one side of the project, and never throws for what writers did. */
type Check = (siteDir: string) => Fault[] | Promise<Fault[]>;

const localesFile = 'data/locales.json';

/** The list of languages is part of the schemas: without it nothing else can be checked. */
function languageFaults(siteDir: string): Fault[] {
  const { value, faults } = readJsonFile(siteDir, localesFile);
  const { locales } = (value ?? {}) as { locales?: { code?: unknown }[] };
  const isList =
    Array.isArray(locales) && locales.length > 0 && locales.every((locale) => typeof locale?.code === 'string');
  if (faults.length > 0 || isList) return [];
  const message = 'locales: expected a list of languages, each with its code.';
  return [{ file: localesFile, rule: 'languages', message, remedy: 'Restore it.', severity: 'error' }];
}

async function checks(): Promise<Check[]> {
  const [data, frontMatter, component, post, template, link, navigation, labels, translations] = await Promise.all([
    import('./data-faults.ts'),
    import('./front-matter-faults.ts'),
    import('./component-faults.ts'),
    import('./post-faults.ts'),
    import('./template-faults.ts'),
    import('./link-faults.ts'),
    import('./navigation-faults.ts'),
    import('./translation/label-faults.ts'),
    import('./translation/faults.ts'),
  ]);
  return [
    data.dataFaults,
    frontMatter.frontMatterFaults,
    component.componentFaults,
    post.postFaults,
    template.templateFaults,
    link.linkFaults,
    navigation.navigationFaults,
    labels.labelFaults,
    translations.translationFaults,
  ];
}

/**
 * Every fault of every file that writers and translators edit, in the order of their places.
 * @param siteDir absolute path of the project
 */
export async function allFaults(siteDir: string, { release = false }: Options = {}): Promise<Fault[]> {
  const faults = [...jsonFaults(siteDir), ...languageFaults(siteDir)];
  if (!faults.some(({ file }) => file === localesFile)) {
    const unreadable = new Set(faults.map(({ file }) => file));
    for (const check of await checks()) {
      faults.push(...(await check(siteDir)).filter(({ file }) => !unreadable.has(file)));
    }
  }
  return faults.map((fault): Fault => (release ? { ...fault, severity: 'error' } : fault)).sort(byPlace);
}
