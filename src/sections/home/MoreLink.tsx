import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';

type MoreLinkProps = { path: string } & ({ name: string; label?: never } | { label: string | undefined; name?: never });

/** From a product on the home page to its own, or to a page of another name. */
export function MoreLink({ path, name, label }: MoreLinkProps) {
  return (
    <Link
      to={path}
      className="group flex min-h-target items-center gap-2 font-semibold text-action underline-offset-4 hover:underline"
    >
      {label ?? (
        <Translate
          id="home.solutions.more"
          description="Link from a product's card to its page; {product} is its name"
          values={{ product: name ?? '' }}
        >
          {'How {product} does it'}
        </Translate>
      )}
      <Icon name="arrow-right" className="transition-[translate] group-hover:translate-x-1" />
    </Link>
  );
}
