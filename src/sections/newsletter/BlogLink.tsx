import Translate from '@docusaurus/Translate';

import { ButtonLink } from '@site/src/components/ui/Button';

/** From the newsletter to the articles. */
export function BlogLink() {
  return (
    <ButtonLink to="/blog" variant="secondary" className="self-start">
      <Translate id="footer.newsletter.blog" description="Button after signing up for the newsletter">
        Read our articles
      </Translate>
    </ButtonLink>
  );
}
