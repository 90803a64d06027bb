import Translate, { translate } from '@docusaurus/Translate';

import { afterOpening, Section, SectionHeading } from '@site/src/components/ui/Section';
import { Retention } from '../privacy/privacy-facts';
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { onPhones } from '../shared/on-phones';

/** As wide as its stations, each above its words. */
const view = 'within-borders';
/** Nothing stands in what is cut off above and below. */
const row = { aspectRatio: '1600 / 500', objectPosition: '50% 60%' };
/** For phones, whose rows are a quarter of it each. */
const route = 'one-route';

/**
 * The way of customers' data as a picture, from their vehicles into the EEA and on to those who may see them, with a text below
 * each station; down phones, beside it.
 */
export function DataPath(heading: Omit<MdxSectionProps, 'children'>) {
  const stations = [
    {
      title: translate({
        id: 'security.path.source',
        message: 'Your vehicles and lines',
        description: 'First station of a drawing of the way of data; lines are production lines',
      }),
      text: translate({
        id: 'security.path.source.text',
        message: 'Our products only read. They change nothing.',
        description: 'Below the first station of the drawing of the way of data',
      }),
    },
    {
      title: translate({
        id: 'security.path.lock',
        message: 'Encrypted on the way',
        description: 'Second station of that picture: a padlock',
      }),
      text: translate({
        id: 'security.path.lock.text',
        message: 'And where it is stored, backups included.',
        description: 'Below the second station; "it" is the data',
      }),
    },
    {
      title: translate({
        id: 'security.path.store',
        message: 'Stored in the EEA',
        description: 'Third station of that picture: cabinets with servers',
      }),
      text: (
        <Translate
          id="security.path.store.text"
          description="Below the third station; {period} is such as 36 months"
          values={{ period: <Retention of="reports" /> }}
        >
          {'BatScan’s reports for {period}; the table below has the rest.'}
        </Translate>
      ),
    },
    {
      title: translate({
        id: 'security.path.people',
        message: 'Open to your people',
        description: 'Last station of that picture: a phone with a report',
      }),
      text: translate({
        id: 'security.path.people.text',
        message: 'And to those of us who run the service. Buyers can check a report by its code.',
        description: 'Below the last station: who may see the data',
      }),
    },
  ];
  return (
    <Section tone="sunken" style={afterOpening}>
      <SectionHeading size="caption" isWide {...heading} />
      <Drawing name={view} style={row} className="w-full object-cover max-sm:hidden" />
      <div className="relative">
        <div
          // As far as the words begin, which matters where text is larger.
          style={{ insetInline: '-1rem', maskImage: 'linear-gradient(90deg, black 41%, transparent 46%)' }}
          className="absolute inset-y-0 overflow-hidden sm:hidden"
        >
          {/* As high as the rows are; the route stays where it is. */}
          <Drawing
            name={route}
            style={{ left: '23%', translate: '-25%' }}
            className="absolute h-full w-auto max-w-none"
          />
        </div>
        <ol
          style={{ marginLeft: onPhones('46%'), gridAutoRows: `minmax(${onPhones('9.5rem')}, 1fr)` }}
          className="relative grid sm:grid-cols-4 sm:text-center"
        >
          {stations.map(({ title, text }) => (
            <li key={title} className="flex-col justify-center max-sm:flex">
              <h3 className="mb-2 px-1 text-lg leading-tight sm:max-lg:text-md">{title}</h3>
              <p className="px-1">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
