import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import { sampleReportPath } from '@site/src/domain/sample-report-files';
import { vehicleCoveragePath } from '@site/src/domain/vehicles';
import { useLatestPosts } from '@site/src/hooks/useLatestPosts';
import { Drawing } from '../shared/Drawing';

/** Once a request has been sent: what to look at until the answer comes. */
export function DemoAfterwards() {
  const [newest] = useLatestPosts();
  const places = [
    {
      to: sampleReportPath,
      title: translate({
        id: 'demo.afterwards.report',
        message: 'Read a whole sample report',
        description: 'Link after a demo request was sent',
      }),
    },
    {
      to: vehicleCoveragePath,
      title: translate({
        id: 'demo.afterwards.vehicles',
        message: 'See whether we read your vehicle',
        description: 'Link after a demo request was sent',
      }),
    },
    ...(newest ? [{ to: newest.permalink, title: newest.title }] : []),
  ];
  return (
    <section aria-labelledby="afterwards" className="overflow-hidden rounded-xl border border-line bg-surface">
      <div className="bg-sunken px-6 py-8">
        <Drawing name="report" className="mx-auto h-auto w-full max-w-[24rem]" />
      </div>
      <div className="flex flex-col gap-4 p-6 sm:p-8">
        <h2 id="afterwards" className="text-xl">
          <Translate id="demo.afterwards.title" description="Heading of links after a demo request was sent">
            While you wait
          </Translate>
        </h2>
        <ul className="flex flex-col divide-y divide-line">
          {places.map(({ to, title }) => (
            <li key={to} className="flex min-h-target items-center py-3">
              <Link to={to} className="font-semibold text-action underline underline-offset-4">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
