import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { NewsletterForm } from '@site/src/components/forms/NewsletterForm';
import { Icon } from '@site/src/components/ui/Icon';
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

const headingStyles = 'tracking-normal font-text text-base text-on-night';

interface FoldedProps {
  title: string;
  children: ReactNode;
}

/** What stands under a heading; narrow screens fold it away below it. */
function Folded({ title, children }: FoldedProps) {
  return (
    <div className="max-md:border-b max-md:border-night-line">
      <h2 className={clsx(headingStyles, 'mb-3 max-md:hidden')}>{title}</h2>
      <details data-slot="fold" className="group">
        <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-4 font-semibold text-on-night [&::-webkit-details-marker]:hidden">
          {title}
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
        {children}
      </details>
    </div>
  );
}

interface ColumnProps extends FoldedProps {
  /** Its links stand in columns of four where there is room. */
  isDouble?: boolean;
}

/** Links under a heading. */
function Column({ title, isDouble, children }: ColumnProps) {
  return (
    <Folded title={title}>
      <ul
        className={clsx(
          'flex flex-col gap-1 max-md:pb-4',
          isDouble && 'lg:grid lg:grid-flow-col lg:grid-rows-[auto_auto_auto_auto] lg:gap-x-12',
        )}
      >
        {children}
      </ul>
    </Folded>
  );
}

/** Products, what buyers ask about, company and contact, then the newsletter. All products lead to the overview; the menu leads to each. */
export function SiteFooter() {
  const products = useProducts();
  const { path } = splitLocalePath(useLocation().pathname);
  return (
    <footer className="bg-night text-on-night-muted">
      <Container className="flex flex-col py-4 sm:py-12 md:grid md:grid-cols-[2fr_3fr_2fr_3fr] md:gap-8 lg:grid-cols-[1fr_auto_auto_auto_auto] lg:gap-12 lg:py-16">
        <div className="flex flex-col gap-4 max-md:hidden md:col-span-full lg:col-span-1 [&_a]:text-on-night [&_rect]:fill-night-raised">
          <div>
            <Logo />
          </div>
          <p className="max-w-narrow">
            <Translate id="footer.tagline" description="One sentence under the logo in the footer">
              Battery health you can check, for used EVs, fleets and factories.
            </Translate>
          </p>
        </div>
        <Column
          title={translate({
            id: 'footer.products',
            message: 'Products',
            description: 'Heading of a column, at most 24 characters',
          })}
        >
          {products.map(({ id, name }) => (
            <li key={id}>
              <Link to="/products" className={linkStyles}>
                {name}
              </Link>
            </li>
          ))}
        </Column>
        <Column
          isDouble
          title={translate({
            id: 'footer.resources',
            message: 'Before you decide',
            description: 'Heading of a column: prices, method, security; at most 24 characters',
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
        <Column
          title={translate({
            id: 'footer.company',
            message: 'Company',
            description: 'Heading of a column, at most 24 characters',
          })}
        >
          {useNavigationItems('footer').map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={linkStyles}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        <Folded title={translate({ id: 'footer.contact', message: 'Contact', description: 'Heading of a column' })}>
          <ul className="flex flex-col gap-1 max-md:pb-4">
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
          </ul>
        </Folded>
        {/* The other pages have the form in their middle, or are about it. */}
        {!/^\/(?:blog|newsletter)(?:\/|$)/.test(path) && (
          <div className="md:col-span-full">
            <Folded
              title={translate({
                id: 'footer.newsletter.title',
                message: 'Monthly battery newsletter',
                description: 'Heading of the newsletter, in the footer and on its page',
              })}
            >
              <div className="flex flex-col gap-3 max-md:pb-4 md:grid md:grid-cols-2 md:gap-8 [&_label]:text-on-night">
                <p className="max-w-narrow">
                  <NewsletterInvitation />
                </p>
                <NewsletterForm idPrefix="newsletter-footer" isOnNight />
              </div>
            </Folded>
          </div>
        )}
      </Container>
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-night-line py-3 text-sm sm:py-6 md:border-t">
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
