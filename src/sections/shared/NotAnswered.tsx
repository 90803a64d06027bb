import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import { PlainLink } from '@site/src/components/ui/PlainLink';
import { company, phoneHref } from '@site/src/domain/company';
import { useClaim } from '@site/src/hooks/useClaim';

const linkStyles = 'font-semibold text-action underline underline-offset-4 hover:decoration-2';

/** By questions and answers: who answers what is not among them. */
export function NotAnswered() {
  return (
    <aside className="mt-3 flex flex-col gap-1 self-start border-l border-action pl-4 sm:mt-6 sm:gap-2 sm:pl-6">
      <p className="text-md font-semibold text-ink max-sm:hidden">
        {translate({
          id: 'questions.other',
          message: 'Not answered here?',
          description: 'Beside questions and answers: the reader’s own question is not among them',
        })}
      </p>
      <p className="max-sm:hidden">
        <Translate
          id="questions.other.reply"
          description="Below it; {time} is such as within 24 hours"
          values={{ time: useClaim('responseTime') }}
        >
          {'A battery engineer will reply {time} on working days.'}
        </Translate>
      </p>
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        <Link to="/contact#message" className={linkStyles}>
          {translate({
            id: 'questions.other.write',
            message: 'Ask your question',
            description: 'Link to the contact form, beside questions and answers',
          })}
        </Link>
        <PlainLink href={phoneHref} className={linkStyles}>
          {company.phone}
        </PlainLink>
      </p>
    </aside>
  );
}
