import Translate, { translate } from '@docusaurus/Translate';

import { Icon, type IconName } from '@site/src/components/ui/Icon';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useClaim } from '@site/src/hooks/useClaim';

/** Why choose us: the heading stays in view beside its list. */
export function HomeReasons() {
  const reasons: { icon: IconName; title: string; text: string }[] = [
    {
      icon: 'gauge',
      title: translate({
        id: 'home.reasons.uncertainty.title',
        message: 'A figure with its uncertainty',
        description: 'Reason to choose us',
      }),
      text: translate({
        id: 'home.reasons.uncertainty.text',
        message:
          'Each result states how sure it is and which definition of state of health it uses, so two reports can be compared.',
        description: 'Reason to choose us',
      }),
    },
    {
      icon: 'shield',
      title: translate({
        id: 'home.reasons.neutral.title',
        message: 'Independent of the seller',
        description: 'Reason to choose us',
      }),
      text: translate({
        id: 'home.reasons.neutral.text',
        message: 'We neither sell vehicles nor batteries. The same car gets the same report, whoever pays for it.',
        description: 'Reason to choose us',
      }),
    },
    {
      icon: 'plug',
      title: translate({
        id: 'home.reasons.fit.title',
        message: 'Fits what you have',
        description: 'Reason to choose us',
      }),
      text: translate({
        id: 'home.reasons.fit.text',
        message:
          'A phone is enough to begin. Fleets and manufacturing lines connect through the interfaces they already have.',
        description: 'Reason to choose us',
      }),
    },
    {
      icon: 'clock',
      title: translate({
        id: 'home.reasons.start.title',
        message: 'Started within days',
        description: 'Reason to choose us',
      }),
      text: translate(
        {
          id: 'home.reasons.start.text',
          message: 'No set-up fees. Count on {time} from your decision to the first results.',
          description: 'Reason to choose us; {time} is "about 48 hours"',
        },
        { time: useClaim('gettingStartedTime') },
      ),
    },
  ];
  return (
    <Section tone="sunken">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <SectionHeading
            eyebrow={translate({
              id: 'home.reasons.eyebrow',
              message: 'Why choose us',
              description: 'Above the heading',
            })}
            title={translate({
              id: 'home.reasons.title',
              message: 'Measured, explained, comparable',
              description: 'Heading above the reasons',
            })}
            lead={
              <Translate id="home.reasons.lead" description="Paragraph beside the reasons">
                A percentage alone settles nothing. We give you what you need to rely on it.
              </Translate>
            }
          />
        </div>
        <ul className="divide-y divide-line-strong border-y border-line-strong">
          {reasons.map(({ icon, title, text }) => (
            <li key={icon} className="flex gap-6 py-8">
              <Icon name={icon} className="mt-1 size-8 text-action" />
              <div className="flex flex-col gap-2">
                <h3 className="text-xl">{title}</h3>
                <p className="text-md">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
