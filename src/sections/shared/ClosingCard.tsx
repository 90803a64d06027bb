import type { ReactNode } from 'react';

import { ButtonLink, buttonStyles } from '@site/src/components/ui/Button';
import { CallToAction } from '@site/src/components/ui/CallToAction';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { emailHref } from '@site/src/domain/company';
import { nameOnNight, type ClosingPicture } from '@site/src/domain/illustrations';
import { Drawing } from './Drawing';

export interface ClosingCardProps {
  title: string;
  /** A drawing of what the button leads to. */
  picture?: ClosingPicture;
  /** Words of the button. */
  button: string;
  /** Address that the button leads to; without one it opens a mail to us. */
  to?: string;
  children: ReactNode;
}

/** The closing band of a page whose next step is not a demo (`<DemoCallToAction>`). */
export function ClosingCard({ title, picture, button, to, children }: ClosingCardProps) {
  return (
    <CallToAction
      title={title}
      picture={picture && <ClosingDrawing name={picture} />}
      actions={
        to ? (
          <ButtonLink to={to} variant="hero" size="xl">
            {button}
          </ButtonLink>
        ) : (
          <PlainLink href={emailHref} className={buttonStyles({ variant: 'hero', size: 'xl' })}>
            {button}
          </PlainLink>
        )
      }
    >
      {children}
    </CallToAction>
  );
}

/** As large as the band lets it be, without making it higher; on phones whole, above the words. */
export function ClosingDrawing({ name }: { name: ClosingPicture }) {
  return (
    <div style={{ height: 'clamp(9rem, 28vw, 16rem)' }} className="-mb-4 flex items-center justify-center md:m-0">
      <Drawing
        name={nameOnNight(name)}
        style={{ height: 'clamp(9rem, 36vw, 26rem)' }}
        className="w-auto object-contain md:w-full"
      />
    </div>
  );
}
