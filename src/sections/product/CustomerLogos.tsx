import Translate, { translate } from '@docusaurus/Translate';

import data from '@site/data/customers.json';
import { Icon, type IconName } from '@site/src/components/ui/Icon';
import { Section } from '@site/src/components/ui/Section';
import type { Customer } from '@site/src/domain/schemas/owner-data';
import { DataPicture } from '../shared/DataPicture';

/** Icons before names that have no logo file. */
const placeholderIcons: IconName[] = ['zap', 'layers', 'recycle', 'gauge', 'globe'];

/** Logos of customers (data/customers.json), labelled as examples until the owner has replaced them. */
export function CustomerLogos() {
  const customers: Customer[] = data.customers;
  if (customers.length === 0) return null;
  return (
    <Section
      space="tight"
      aria-label={translate({
        id: 'productDetail.customers.label',
        message: 'Customers',
        description: 'Name of the row of customers’ marks',
      })}
    >
      <ul className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 text-muted">
        {customers.map(({ name, logo }, index) => (
          <li key={name} className="flex items-center gap-2 font-display text-lg font-semibold">
            {logo ? (
              <DataPicture address={logo} alt={name} sizes="8rem" className="h-8 w-auto" />
            ) : (
              <>
                <Icon name={placeholderIcons[index % placeholderIcons.length]!} />
                {name}
              </>
            )}
          </li>
        ))}
      </ul>
      {data.sample && (
        <p className="mt-6 text-sm text-muted">
          <Translate id="productDetail.customers.sample" description="Under the marks, while they are examples">
            These marks are examples. Customers appear here once they have agreed to be named.
          </Translate>
        </p>
      )}
    </Section>
  );
}
