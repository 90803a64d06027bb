import Translate, { translate } from '@docusaurus/Translate';

import { afterOpening, Section, SectionHeading } from '@site/src/components/ui/Section';
import { Retention } from '../privacy/privacy-facts';
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { WayOn } from '../shared/WayOn';

/**
 * The way of customers' data as a picture, from their vehicles into the EEA and back to them, with a text for each station:
 * on wide screens below it, beginning where its plate does; on narrow ones beside its part of the picture, one line from the
 * first to the last.
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
        description: 'Second station of that drawing: a padlock',
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
        description: 'Third station of that drawing: stores under glass',
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
        description: 'Last station of that drawing: a phone with a report',
      }),
      text: translate({
        id: 'security.path.people.text',
        message: 'And to those of us who run the service. Buyers can check a report by its code.',
        description: 'Below the last station: who may see the data',
      }),
    },
  ];
  return (
    <Section tone="night" className="overflow-hidden" style={afterOpening}>
      <SectionHeading size="caption" isWide {...heading} />
      <Drawing
        name="path"
        className="mb-6 h-auto max-w-none max-lg:hidden"
        style={{ width: '103%', marginLeft: '-1.5%' }}
      />
      <ol className="grid gap-8 sm:max-lg:grid-cols-2 lg:grid-cols-4" style={{ columnGap: '5.12%' }}>
        {stations.map(({ title, text }, index) => (
          <li key={title} className="relative flex gap-4">
            <WayOn />
            <Drawing
              name="path-stations"
              className="relative size-24 shrink-0 object-cover py-1 lg:hidden"
              style={{ objectPosition: `${(100 * index) / (stations.length - 1)}%` }}
            />
            <div className="flex flex-col gap-1">
              <h3 className="text-lg">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
