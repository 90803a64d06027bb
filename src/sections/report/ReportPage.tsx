import type { ReactNode } from 'react';

import Layout from '@theme/Layout';
import { Section } from '@site/src/components/ui/Section';
import type { Landscape, ObjectPicture } from '@site/src/domain/illustrations';
import type { ReportProduct } from '@site/src/domain/sample-report-pages';
import { DemoCallToAction } from '../shared/DemoCallToAction';
import { PageHeader } from '../shared/PageHeader';
import { PageMeta } from '../shared/PageMeta';
import { PrintButton } from './PrintButton';
import { ReportDownload } from './ReportDownload';

interface ReportPageProps {
  product: ReportProduct;
  seo: { title: string; description: string; keywords: string[] };
  /** A picture of src/illustrations. */
  picture?: string;
  /** Instead of it, a view by day. */
  view?: Landscape;
  title: string;
  lead: string;
  /** Name of the section that holds the report. */
  label: string;
  /** Above the downloads, such as a choice among several reports. */
  choice?: ReactNode;
  /** The links to the files; without them, one for the product's only report. */
  downloads?: ReactNode;
  /** A line below the report, such as a link to what else is made of it. */
  more?: ReactNode;
  /** The report. */
  children: ReactNode;
}

/** On share images: products have the scene of their own there, so their reports have the way to them. */
const reportPictures: Record<ReportProduct, ObjectPicture> = {
  batscan: 'life-resale',
  batstream: 'chain-batstream',
  batdata: 'chain-batdata',
};

/** How what a report says goes on. */
const closings: Record<ReportProduct, Landscape> = { batscan: 'sold', batstream: 'on-the-road', batdata: 'set-aside' };

/** The page of a sample report. In print it is the report alone. */
export function ReportPage({
  product,
  seo,
  picture,
  view,
  title,
  lead,
  label,
  choice,
  downloads,
  more,
  children,
}: ReportPageProps) {
  return (
    <Layout>
      <PageMeta {...seo} card={{ ground: 'light', title, picture: reportPictures[product] }} />
      <div data-readings>
        <div className="print:hidden">
          <PageHeader compact picture={picture} view={view} title={title} lead={lead}>
            {choice}
            <div className="flex flex-wrap gap-4">
              {downloads ?? <ReportDownload product={product} />}
              <PrintButton />
            </div>
          </PageHeader>
        </div>
        <Section tone="sunken" space="tight" className="print:bg-transparent print:p-0" aria-label={label}>
          {children}
          {more && <p className="mt-8 text-center print:hidden">{more}</p>}
        </Section>
      </div>
      <div className="print:hidden">
        <DemoCallToAction picture={closings[product]} demo={`/demo?product=${product}`} />
      </div>
    </Layout>
  );
}
