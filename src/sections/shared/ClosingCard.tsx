import type { ReactNode } from 'react';

import { ButtonLink, buttonStyles } from '@site/src/components/ui/Button';
import { CallToAction, type CallToActionProps } from '@site/src/components/ui/CallToAction';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { emailHref } from '@site/src/domain/company';
import {
  isLandscape,
  nameOnNight,
  type Closing,
  type ClosingPicture,
  type Landscape,
} from '@site/src/domain/illustrations';
import { Drawing, partOf } from './Drawing';

export interface ClosingCardProps {
  title: string;
  /** A drawing of what the button leads to, or a view. */
  picture?: Closing;
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
      {...closing(picture)}
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

/** What a band shows: a view behind its words, or a drawing beside them. */
export const closing = (name?: Closing): Pick<CallToActionProps, 'picture' | 'view'> =>
  name && isLandscape(name)
    ? { view: <ClosingView name={name} /> }
    : { picture: name && <ClosingDrawing name={name} /> };

/** The words stand on the left. */
const behindWords = { backgroundImage: 'linear-gradient(90deg, var(--color-night) 36%, transparent 62%)' };
/** It comes out of the dark and goes into it. */
const fading = { maskImage: 'linear-gradient(transparent, black 20% 60%, transparent)' };

function ClosingView({ name }: { name: Landscape }) {
  return (
    <>
      <Drawing
        name={name}
        style={{ ...fading, ...partOf(name) }}
        className="h-[15rem] w-full object-cover object-(--part) sm:h-[22rem] lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-4/5"
      />
      <div style={behindWords} className="absolute inset-0 max-lg:hidden" />
    </>
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
