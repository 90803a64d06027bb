import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

import { NewsletterForm } from '@site/src/components/forms/NewsletterForm';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Container } from '@site/src/components/ui/Section';
import { company, emailHref, phoneHref } from '@site/src/domain/company';
import { splitLocalePath } from '@site/src/domain/locales';
import { useProducts } from '@site/src/hooks/useProducts';
import { OfficeAddress } from '../shared/ContactMethods';
import { NewsletterInvitation } from '../shared/NewsletterInvitation';
import { Logo } from './Logo';
import { useNavigationItems } from './navigation';

/** The year of the build: the visitor's clock may say another one, and hydration must not change the page. */
function useBuildYear(): string {
  return useDocusaurusContext().siteConfig.customFields?.buildYear as string;
}

const linkStyles =
  'inline-block py-1 text-on-night-muted no-underline hover:text-on-night hover:underline underline-offset-4';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="group flex flex-col gap-2 last:max-sm:col-span-full sm:gap-3">
      <h2 className="tracking-normal font-text text-base text-on-night">{title}</h2>
      <ul className="flex flex-col gap-1">{children}</ul>
    </div>
  );
}

/** The newsletter, then products, what buyers ask about, company and contact. All products lead to the overview; the menu leads to each. */
export function SiteFooter() {
  const products = useProducts();
  const { path } = splitLocalePath(useLocation().pathname);
  return (
    <footer className="bg-night text-on-night-muted">
      {/* These pages have the form in their middle, or are about it. */}
      {!/^\/(?:blog|newsletter)(?:\/|$)/.test(path) && (
        <Container className="grid grid-cols-2 gap-x-6 gap-y-4 pt-8 sm:gap-y-6 sm:pt-12 lg:grid-cols-[3fr_2fr_2fr_2fr_2fr] lg:gap-x-12 lg:pt-16 [&_label]:text-on-night">
          <div className="col-span-full flex flex-col gap-3 lg:col-span-1">
            <h2 className="text-2xl text-on-night">
              <Translate
                id="footer.newsletter.title"
                description="Heading of the newsletter, in the footer and on its page"
              >
                Monthly battery newsletter
              </Translate>
            </h2>
            <p className="max-w-narrow">
              <NewsletterInvitation />
            </p>
          </div>
          <div className="col-span-full lg:col-span-4 lg:max-w-narrow">
            <NewsletterForm idPrefix="newsletter-footer" />
          </div>
        </Container>
      )}
      <Container className="grid grid-cols-2 gap-x-6 gap-y-6 py-8 sm:gap-y-8 sm:py-12 md:max-lg:grid-cols-4 lg:grid-cols-[3fr_2fr_2fr_2fr_2fr] lg:gap-x-12 lg:py-16">
        <div className="col-span-full flex flex-col gap-2 sm:gap-4 lg:col-span-1 [&_a]:text-on-night [&_rect]:fill-night-raised">
          <div>
            <Logo />
          </div>
          <p className="max-w-narrow">
            <Translate id="footer.tagline" description="One sentence under the logo in the footer">
              Battery health you can check, for used EVs, fleets and factories.
            </Translate>
          </p>
        </div>
        <Column title={translate({ id: 'footer.products', message: 'Products', description: 'Heading of a column' })}>
          {products.map(({ id, name }) => (
            <li key={id}>
              <Link to="/products" className={linkStyles}>
                {name}
              </Link>
            </li>
          ))}
        </Column>
        <Column
          title={translate({
            id: 'footer.resources',
            message: 'Before you decide',
            description: 'Heading of a column: prices, method, security',
          })}
        >
          {useNavigationItems('resources').map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={linkStyles}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={translate({ id: 'footer.company', message: 'Company', description: 'Heading of a column' })}>
          {useNavigationItems('footer').map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={linkStyles}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={translate({ id: 'footer.contact', message: 'Contact', description: 'Heading of a column' })}>
          <li>
            <PlainLink href={emailHref} className={linkStyles}>
              {company.email}
            </PlainLink>
          </li>
          <li>
            <PlainLink href={phoneHref} className={linkStyles}>
              {company.phone}
            </PlainLink>
          </li>
          <li className="py-1">
            <OfficeAddress />
          </li>
        </Column>
      </Container>
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-night-line py-4 text-sm sm:py-6">
          <p>
            <Translate
              id="footer.copyright"
              description="Copyright line; {year} and {company} are filled in"
              values={{ year: useBuildYear(), company: company.legalName }}
            >
              {'© {year} {company}. All rights reserved.'}
            </Translate>
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {company.social.map(({ name, url }) => (
              <li key={name}>
                <PlainLink href={url} className={linkStyles}>
                  {name}
                </PlainLink>
              </li>
            ))}
            {useNavigationItems('legal').map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={linkStyles}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
