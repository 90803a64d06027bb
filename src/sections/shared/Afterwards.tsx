import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import { Card } from '@site/src/components/ui/Card';
import { Icon } from '@site/src/components/ui/Icon';
import { reportProducts, sampleReportPath } from '@site/src/domain/sample-report-pages';
import { vehicleCoveragePath } from '@site/src/domain/vehicle-coverage-path';
import { useNavigationItems } from '../frame/navigation';
import { reportName } from '../report/report-labels';
import { CoverageCounts } from './CoverageCounts';
import { Drawing } from './Drawing';

/** Once a form has been sent: what to look at until the answer comes. */
export function Afterwards() {
  const items = useNavigationItems('products');
  const linkTo = (to: string) => items.filter((item) => item.to === to);
  const places = [
    {
      drawing: 'report',
      title: (
        <Translate id="demo.afterwards.report" description="Heading of links after a demo request was sent">
          Read a complete sample report
        </Translate>
      ),
      links: reportProducts.map((product) => ({ to: sampleReportPath(product), label: reportName(product) })),
    },
    {
      drawing: 'coverage',
      title: translate({
        id: 'demo.afterwards.vehicles',
        message: 'Check whether we can read your vehicle',
        description: 'Link after a demo request was sent',
      }),
      text: <CoverageCounts />,
      links: linkTo(vehicleCoveragePath),
    },
    {
      drawing: 'calculator',
      title: translate({
        id: 'demo.afterwards.prices',
        message: 'See prices, and work out what you could gain',
        description: 'Link after a demo request was sent',
      }),
      text: translate({
        id: 'demo.afterwards.examples',
        message: 'An example for each product, and a calculator for your own figures',
        description: 'Below that link; no full stop',
      }),
      links: linkTo('/pricing'),
    },
  ];
  return (
    <section aria-labelledby="afterwards" className="@container flex flex-col gap-6 lg:gap-12">
      <h2 id="afterwards" className="text-3xl">
        <Translate id="demo.afterwards.title" description="Heading of links after a demo request was sent">
          What you can do now
        </Translate>
      </h2>
      <ul className="grid gap-4 @min-[48rem]:grid-cols-3 @min-[48rem]:gap-6">
        {places.map(({ drawing, title, text, links }) => (
          <li key={drawing}>
            <Card className="h-full overflow-hidden shadow-raised">
              <div className="relative min-h-32 bg-sunken @min-[48rem]:aspect-[3/2]">
                <Drawing name={drawing} className="absolute inset-0 size-full object-contain p-3 @min-[48rem]:p-6" />
              </div>
              <div className="flex grow flex-col gap-2 p-4 @min-[48rem]:p-6">
                <h3 className="text-lg">{title}</h3>
                {text && <p>{text}</p>}
                <ul className="mt-auto">
                  {links.map(({ to, label }) => (
                    <li key={to}>
                      <Link
                        to={to}
                        className="flex min-h-target items-center justify-between gap-4 font-semibold text-action underline-offset-4 hover:underline"
                      >
                        {label}
                        <Icon name="arrow-right" />
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
