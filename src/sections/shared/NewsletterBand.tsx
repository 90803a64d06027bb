import { NewsletterForm } from '@site/src/components/forms/NewsletterForm';
import { Section } from '@site/src/components/ui/Section';
import { NewsletterInvitation } from './NewsletterInvitation';

interface NewsletterBandProps {
  title: string;
  /** Different from those of the page's other newsletter forms. */
  idPrefix: string;
}

/** The newsletter's form as a part of a page. */
export function NewsletterBand({ title, idPrefix }: NewsletterBandProps) {
  return (
    <Section tone="sunken" space="tight" className="print:hidden">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="flex flex-col gap-3">
          <h2 className="text-2xl">{title}</h2>
          <p className="max-w-narrow">
            <NewsletterInvitation />
          </p>
        </div>
        <NewsletterForm idPrefix={idPrefix} />
      </div>
    </Section>
  );
}
