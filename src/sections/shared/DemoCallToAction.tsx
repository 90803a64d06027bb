import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { ButtonLink } from '@site/src/components/ui/Button';
import { CallToAction } from '@site/src/components/ui/CallToAction';
import type { Landscape } from '@site/src/domain/illustrations';
import { useClaim } from '@site/src/hooks/useClaim';
import { closingView } from './closing-view';
import { RequestDemo } from './DemoLabel';

interface DemoCallToActionProps {
  title?: ReactNode;
  /** Words of the button that leads to the demo request. */
  label?: string;
  /** Address of the demo request. */
  demo?: string;
  /** A view behind the words. */
  picture?: Landscape;
  children?: ReactNode;
}

/** The closing band that leads to the demo request; says what happens next. */
export function DemoCallToAction({ title, label, demo = '/demo', picture, children }: DemoCallToActionProps) {
  const view = closingView(picture);
  return (
    <CallToAction
      {...view}
      title={
        title ??
        translate({
          id: 'common.callToAction.title',
          message: 'See your own battery measured',
          description: 'Heading of the closing band',
        })
      }
      actions={
        <>
          <ButtonLink to={demo} variant={view?.byDay ? 'default' : 'hero'} size="xl">
            {label ?? <RequestDemo />}
          </ButtonLink>
          <ButtonLink
            to="/contact"
            variant="outline"
            size="xl"
            className={view?.byDay ? 'text-action' : 'text-on-night'}
          >
            <Translate id="common.callToAction.contact" description="Second button of the closing band">
              Contact us
            </Translate>
          </ButtonLink>
        </>
      }
      note={
        <Translate
          id="common.callToAction.note"
          description="Under the buttons of the closing band; {time} is 'within 24 hours'"
          values={{ time: useClaim('responseTime') }}
        >
          {'Free, with no obligation. We reply {time} on working days.'}
        </Translate>
      }
    >
      {children ?? (
        <p>
          <Translate id="common.callToAction.text" description="Text of the closing band">
            Bring a car, or data from your fleet or production line. We’ll show you what we find.
          </Translate>
        </p>
      )}
    </CallToAction>
  );
}
