const names = new Intl.DisplayNames('en', { type: 'language' });

/** What a language is called in an English sentence. @param tag BCP 47 tag or code of the site; `nb` is "Norwegian" */
export function languageName(tag: string): string {
  return names.of(tag === 'nb' ? 'no' : tag) ?? tag;
}
