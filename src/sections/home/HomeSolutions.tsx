import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useProducts, type Product } from '@site/src/hooks/useProducts';
import { ProductMockup } from '../mockups/ProductMockup';
import { ProductIcon } from '../shared/ProductIcon';

/** The products, each with its picture; picture and words change sides from row to row. */
export function HomeSolutions() {
  return (
    <Section>
      <SectionHeading
        eyebrow={translate({ id: 'home.solutions.eyebrow', message: 'Solutions', description: 'Above the heading' })}
        title={translate({
          id: 'home.solutions.title',
          message: 'One view of battery health, from the line to the second life',
          description: 'Heading above the products',
        })}
        lead={
          <Translate id="home.solutions.lead" description="Paragraph above the products">
            Our products share the same models and the same definition of state of health, so a figure means the same
            wherever you meet it.
          </Translate>
        }
      />
      <ul className="flex flex-col gap-16 lg:gap-24">
        {useProducts().map((product) => (
          <Solution key={product.id} {...product} />
        ))}
      </ul>
    </Section>
  );
}

function Solution({ path, name, tagline, description, targetMarket, icon, picture }: Product) {
  return (
    <li className="group grid items-center gap-8 md:grid-cols-2 lg:gap-16">
      <div className="flex flex-col items-start gap-4 md:group-even:order-last">
        <ProductIcon icon={icon} />
        <h3 className="text-2xl">{name}</h3>
        <p className="font-display text-lg font-semibold text-action">{tagline}</p>
        <p className="text-md">{description}</p>
        <p className="flex items-start gap-2 text-muted">
          <Icon name="users" className="mt-1" />
          {targetMarket}
        </p>
        <Link
          to={path}
          className="flex min-h-target items-center gap-2 font-semibold text-action underline-offset-4 hover:underline"
        >
          <Translate
            id="home.solutions.more"
            description="Link from a product's card to its page; {product} is its name"
            values={{ product: name }}
          >
            {'More about {product}'}
          </Translate>
          <Icon name="arrow-right" />
        </Link>
      </div>
      {/* Tall pictures rise from the lower edge and are cut off there. */}
      <div className="flex max-h-[24rem] flex-col justify-center overflow-hidden rounded-xl bg-sunken p-4 has-[[data-mockup=report]]:justify-start sm:p-8 lg:p-12">
        <ProductMockup picture={picture} />
      </div>
    </li>
  );
}
