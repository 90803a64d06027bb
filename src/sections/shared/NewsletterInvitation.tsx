import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

/** What the newsletter is, with the link to how addresses are used. To be put into a paragraph. */
export function NewsletterInvitation() {
  return (
    <Translate
      id="footer.newsletter.text"
      description="What the newsletter brings; {privacy} is a link"
      values={{
        privacy: (
          <Link to="/privacy/batscan" className="text-current underline underline-offset-4">
            <Translate id="footer.newsletter.privacy" description="Link to the privacy page">
              Privacy
            </Translate>
          </Link>
        ),
      }}
    >
      {'Battery measurements, new rules and news from our work. Once a month; unsubscribe at any time. {privacy}'}
    </Translate>
  );
}
