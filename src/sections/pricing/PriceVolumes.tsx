import { translate } from '@docusaurus/Translate';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Table, type TableColumn } from '@site/src/components/ui/Table';
import { priceVolumes, volumeCurrencies, type VolumeProduct } from '@site/src/domain/prices';
import { formatMoney } from '@site/src/domain/roi';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';
import type { MdxSectionProps } from '../shared/mdx-sections';

export interface PriceVolumesProps extends Omit<MdxSectionProps, 'children'> {
  /** Last part of the product's address. */
  product: VolumeProduct;
}

/** What a report costs if more or fewer are ordered, and what that makes a month, from data/prices.json. */
export function PriceVolumes({ product, ...heading }: PriceVolumesProps) {
  const locale = useLocale();
  const { number } = useFormats();
  const currencies = volumeCurrencies(locale);
  const tables = currencies.map((currency) => priceVolumes(product, currency));
  /** An amount of a row in each currency: "€29 / £25". */
  const inEach = (row: number, amount: 'price' | 'month') =>
    currencies
      .map((currency, index) => formatMoney(tables[index]![row]![amount], currency, locale.htmlLang))
      .join(' / ');
  const columns: TableColumn[] = [
    {
      key: 'count',
      label: translate({
        id: 'prices.volumes.count',
        message: 'Reports a month',
        description: 'Head of the first column in the table of volumes on the page of prices: how many are ordered',
      }),
    },
    {
      key: 'each',
      label: translate({
        id: 'prices.volumes.each',
        message: 'Per report',
        description: 'Head of a column in the table of volumes on the page of prices',
      }),
      numeric: true,
    },
    {
      key: 'month',
      label: translate({
        id: 'prices.volumes.month',
        message: 'Per month',
        description: 'Head of a column in the table of volumes on the page of prices',
      }),
      numeric: true,
    },
  ];
  return (
    <Section tone="sunken">
      <SectionHeading {...heading} />
      <Table
        caption={heading.title}
        isCaptionHidden
        columns={columns}
        rows={tables[0]!.map(({ count }, row) => ({
          count: number(count),
          each: inEach(row, 'price'),
          month: inEach(row, 'month'),
        }))}
      />
    </Section>
  );
}
