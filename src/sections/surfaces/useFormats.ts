import { useLocale } from '@site/src/lib/use-locale';

/** Numbers in the form of the page's language. */
export function useFormats() {
  const { htmlLang } = useLocale();
  return {
    number: (value: number) => new Intl.NumberFormat(htmlLang).format(value),
    percent: (value: number) => new Intl.NumberFormat(htmlLang, { style: 'percent' }).format(value / 100),
    unit: (value: number, unit: string) => new Intl.NumberFormat(htmlLang, { style: 'unit', unit }).format(value),
  };
}
