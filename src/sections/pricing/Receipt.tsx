import type { ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { formatMoney } from '@site/src/domain/roi';
import { useLocale } from '@site/src/hooks/useLocale';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** On what terms one pays: `<ReceiptLine>` below each other, as lines of a receipt. */
export function Receipt({ children, ...heading }: MdxSectionProps) {
  return (
    <Section>
      <SectionHeading isWide {...heading} className="mb-4 sm:mb-8" />
      <ul className="grid grid-cols-[1fr_auto] gap-x-8 divide-y divide-dashed divide-line-strong border-y-2 border-ink lg:grid-cols-[2fr_3fr_auto] lg:gap-x-16">
        {children}
      </ul>
    </Section>
  );
}

export interface ReceiptLineProps {
  title: string;
  /** How long it holds, such as a `<Claim>`; without it, it costs nothing. */
  figure?: ReactNode;
  children: ReactNode;
}

export function ReceiptLine({ title, figure, children }: ReceiptLineProps) {
  const { htmlLang, currency } = useLocale();
  return (
    <li className="col-span-full grid grid-cols-subgrid items-baseline gap-y-1 py-4 sm:py-6">
      <h3 className="text-lg leading-tight sm:text-xl">{title}</h3>
      <div className="max-w-measure max-lg:order-last max-lg:col-span-full">{children}</div>
      <p className="text-right font-display text-2xl font-semibold tracking-display whitespace-nowrap text-action lg:text-4xl">
        {figure ?? formatMoney(0, currency, htmlLang)}
      </p>
    </li>
  );
}
