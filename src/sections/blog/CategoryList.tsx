import Link from '@docusaurus/Link';

import { Card, CardBody } from '@site/src/components/ui/Card';
import { Section } from '@site/src/components/ui/Section';

interface CategoryListProps {
  categories: readonly { label: string; permalink: string; description?: string }[];
}

/** The blog's categories, each with what it is about. */
export function CategoryList({ categories }: CategoryListProps) {
  return (
    <Section className="lg:pt-16">
      <ul className="grid gap-6 lg:grid-cols-3">
        {categories.map(({ label, permalink, description }) => (
          <li key={permalink}>
            <Card isLink className="h-full">
              <CardBody>
                <h2 className="text-xl">
                  <Link
                    to={permalink}
                    className="text-ink underline-offset-4 after:absolute after:inset-0 hover:underline"
                  >
                    {label}
                  </Link>
                </h2>
                <p>{description}</p>
              </CardBody>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
