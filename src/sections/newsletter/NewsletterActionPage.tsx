import Layout from '@theme/Layout';
import { Button } from '@site/src/components/ui/Button';
import { newsletterEndpoint, type NewsletterAction } from '@site/src/domain/schemas/newsletter-routes';
import { useLocale } from '@site/src/hooks/useLocale';
import { PageHeader } from '@site/src/sections/shared/PageHeader';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

interface NewsletterActionPageProps {
  action: NewsletterAction;
  title: string;
  text: string;
  button: string;
}

/**
 * Where a link in a mail leads: one button, and nothing has happened until it is pressed. The server fills in the
 * link's token (server/routes/newsletter.ts).
 */
export function NewsletterActionPage({ action, title, text, button }: NewsletterActionPageProps) {
  const { code: language } = useLocale();
  return (
    <Layout>
      <PageMeta title={title} description={text} noIndex />
      <PageHeader title={title} lead={text} picture={action === 'confirm' ? 'inbox' : 'newsletter'}>
        <form method="post" action={newsletterEndpoint(action)}>
          <input type="hidden" name="token" value="" />
          <input type="hidden" name="language" value={language} />
          <Button type="submit" size="lg">
            {button}
          </Button>
        </form>
      </PageHeader>
    </Layout>
  );
}
