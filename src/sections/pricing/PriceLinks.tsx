import Link from '@docusaurus/Link';

import { exampleAnchor, isPriced, priceExample } from '@site/src/domain/prices';
import { formatMoney } from '@site/src/domain/roi';
import { useLocale } from '@site/src/hooks/useLocale';
import { useProducts } from '@site/src/hooks/useProducts';

/** What one of each product costs, as links to their examples. */
export function PriceLinks() {
  const { htmlLang, currency } = useLocale();
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      {useProducts().map(
        ({ id, name }) =>
          isPriced(id) && (
            <li key={id}>
              <Link
                to={`#${exampleAnchor(id)}`}
                className="flex flex-col gap-x-3 text-action sm:flex-row sm:items-baseline"
              >
                <span className="underline underline-offset-4">{name}</span>
                <span className="font-display text-lg font-semibold tracking-display text-ink sm:text-xl">
                  {formatMoney(priceExample(id, currency).price, currency, htmlLang)}
                </span>
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
