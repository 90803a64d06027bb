import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import { Card } from '@site/src/components/ui/Card';
import { Icon } from '@site/src/components/ui/Icon';
import { reportProducts, sampleReportPath } from '@site/src/domain/sample-report-pages';
import { vehicleCoveragePath } from '@site/src/domain/vehicles';
import { reportName } from '../report/report-labels';
import { Drawing } from './Drawing';

/** Once a form has been sent: what to look at until the answer comes. */
export function Afterwards() {
  const places = [
    {
      to: vehicleCoveragePath,
      drawing: 'coverage',
      title: translate({
        id: 'demo.afterwards.vehicles',
        message: 'Check whether we can read your vehicle',
        description: 'Link after a demo request was sent',
      }),
    },
    {
      to: '/pricing',
      drawing: 'calculator',
      title: translate({
        id: 'demo.afterwards.prices',
        message: 'See prices, and work out what you could gain',
        description: 'Link after a demo request was sent',
      }),
    },
  ];
  return (
    <section aria-labelledby="afterwards" className="@container flex flex-col gap-6">
      <h2 id="afterwards" className="text-2xl">
        <Translate id="demo.afterwards.title" description="Heading of links after a demo request was sent">
          What you can do now
        </Translate>
      </h2>
      <ul className="grid gap-4 @min-[48rem]:grid-cols-3 @min-[48rem]:gap-6">
        <li>
          <Card className="h-full overflow-hidden @max-[48rem]:flex-row">
            <CardDrawing name="report" />
            <div className="grow p-4 @min-[48rem]:p-6">
              <h3 className="text-lg">
                <Translate id="demo.afterwards.report" description="Heading of links after a demo request was sent">
                  Read a complete sample report
                </Translate>
              </h3>
              <ul>
                {reportProducts.map((product) => (
                  <li key={product}>
                    <Link
                      to={sampleReportPath(product)}
                      className="flex min-h-target items-center justify-between gap-4 font-semibold text-action underline-offset-4 hover:underline"
                    >
                      {reportName(product)}
                      <Icon name="arrow-right" />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </Card>
        </li>
        {places.map(({ to, drawing, title }) => (
          <li key={to}>
            <Card isLink className="h-full @max-[48rem]:flex-row">
              <CardDrawing name={drawing} />
              <h3 className="flex items-center gap-4 p-4 text-lg @max-[48rem]:grow @min-[48rem]:p-6">
                <Link to={to} className="grow text-ink no-underline after:absolute after:inset-0 hover:underline">
                  {title}
                </Link>
                <Icon name="arrow-right" className="text-action" />
              </h3>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardDrawing({ name }: { name: string }) {
  return (
    <div className="relative min-h-24 w-32 shrink-0 bg-sunken @min-[48rem]:aspect-[3/2] @min-[48rem]:w-full">
      <Drawing name={name} className="absolute inset-0 size-full object-contain p-3 @min-[48rem]:p-6" />
    </div>
  );
}
