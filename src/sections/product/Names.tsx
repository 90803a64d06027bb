import data from '@site/data/product-facts.json';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';

/** Names of data/product-facts.json as a part of a sentence: "iOS 16 or Android 11". */
export function Names({ of: id }: { of: keyof typeof data.names }) {
  const { htmlLang } = useLocale();
  const { alternatives } = useFormats();
  const names = data.names[id].map((name) =>
    typeof name === 'string' ? name : ((name as Record<string, string>)[htmlLang] ?? name.en),
  );
  return alternatives(names);
}
