import { ButtonLink } from '@site/src/components/ui/Button';
import { Container } from '@site/src/components/ui/Section';
import type { Landscape } from '@site/src/domain/illustrations';
import { Breadcrumb } from './Breadcrumb';
import { RequestDemo } from './DemoLabel';
import { Drawing } from './Drawing';
import { landscapePlaces } from './landscape-places';
import { grounds } from './WideHeader';

interface LandscapeHeaderProps {
  title: string;
  lead: string;
  landscape: Landscape;
}

/** Behind the words, and below the site's header, the view is dark; it ends in the ground of the dark section that follows. */
const beside = {
  backgroundImage:
    'linear-gradient(90deg, var(--color-night) 30%, transparent 58%), linear-gradient(var(--color-night) 4rem, transparent 14rem)',
};
/** Below the words it comes out of the dark. */
const fromAbove = 'linear-gradient(transparent, black 6rem)';
const below = { backgroundImage: 'linear-gradient(transparent 75%, var(--color-night))' };

/** The opening band of a page in front of a view, whose left part is dark; on narrow screens the view stands below the words. */
export function LandscapeHeader({ title, lead, landscape }: LandscapeHeaderProps) {
  return (
    <div data-dark-opening="" className={`relative overflow-clip ${grounds.night}`}>
      <Container className="relative z-1 pt-8 lg:py-24">
        <div className="flex flex-col gap-6 lg:w-3/5">
          <div className="flex flex-col gap-2">
            <Breadcrumb />
            <h1 className="text-4xl">{title}</h1>
          </div>
          <p className="max-w-measure text-md sm:text-lg">{lead}</p>
          <ButtonLink to="/demo" variant="hero" size="xl" className="self-start max-sm:self-stretch">
            <RequestDemo />
          </ButtonLink>
        </div>
      </Container>
      <Drawing
        name={landscape}
        urgent
        style={{ objectPosition: landscapePlaces[landscape], maskImage: fromAbove }}
        className="h-[15rem] w-full object-cover sm:h-[22rem] lg:absolute lg:inset-0 lg:h-full lg:w-[120%] lg:max-w-none"
      />
      <div style={beside} className="absolute inset-0 max-lg:hidden" />
      <div style={below} className="absolute inset-0" />
    </div>
  );
}
