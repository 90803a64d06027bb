import type { ReactNode } from 'react';

import { ButtonLink, buttonStyles } from '@site/src/components/ui/Button';
import { CallToAction } from '@site/src/components/ui/CallToAction';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { emailHref } from '@site/src/domain/company';
import type { Landscape } from '@site/src/domain/illustrations';
import { closingView } from './closing-view';

export interface ClosingCardProps {
  title: string;
  /** A view behind the words. */
  picture?: Landscape;
  /** Words of the button. */
  button: string;
  /** Address that the button leads to; without one it opens a mail to us. */
  to?: string;
  children: ReactNode;
}

/** The closing band of a page whose next step is not a demo (`<DemoCallToAction>`). */
export function ClosingCard({ title, picture, button, to, children }: ClosingCardProps) {
  const view = closingView(picture);
  const variant = view?.byDay ? 'default' : 'hero';
  return (
    <CallToAction
      title={title}
      {...view}
      actions={
        to ? (
          <ButtonLink to={to} variant={variant} size="xl">
            {button}
          </ButtonLink>
        ) : (
          <PlainLink href={emailHref} className={buttonStyles({ variant, size: 'xl' })}>
            {button}
          </PlainLink>
        )
      }
    >
      {children}
    </CallToAction>
  );
}
