import { translate } from '@docusaurus/Translate';
import codes from '@generated/sample-report/default/codes.json';

import { sampleReports, type SampleReportId } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { sampleMark } from '../report/report-labels';
import { useMeasureTexts } from '../report/report-texts';
import { KitTitle } from './KitTitle';

/** Four squares of white around a code are what its readers need. */
const quiet = 4;

/** A reading as a picture for an advert. The build saves it as a file of its own (scripts/lib/badge-files.ts). */
export function AdvertBadge({ id }: { id: SampleReportId }) {
  const report = sampleReports[id];
  const code = codes[id];
  const { percent, shortUncertainty, date } = useFormats();
  const uncertainty = shortUncertainty(report.uncertainty);
  return (
    <svg
      data-badge
      role="img"
      aria-label={translate(
        {
          id: 'kit.badge.alt',
          message:
            'Badge: state of health {percent} {uncertainty}, tested on {date}, with a QR code for checking the report',
          description: "Text alternative of the advert badge; {uncertainty} is '± 1.5%'",
        },
        { percent: percent(report.stateOfHealth), uncertainty, date: date(report.date) },
      )}
      viewBox="0 0 560 220"
      fill="currentColor"
      className="block w-full max-w-form font-display"
    >
      <rect x="1" y="1" width="558" height="218" rx="16" className="fill-surface stroke-line-strong" />
      <svg
        x="12"
        y="20"
        width="180"
        height="180"
        viewBox={`${-quiet} ${-quiet} ${code.size + 2 * quiet} ${code.size + 2 * quiet}`}
        shapeRendering="crispEdges"
      >
        <path d={code.path} fill="none" stroke="currentColor" className="text-ink" />
      </svg>
      <g fontWeight="600">
        <text x="204" y="48" fontSize="22" className="text-action">
          <KitTitle />
        </text>
        <text x="204" y="112" className="text-ink">
          <tspan fontSize="60">{percent(report.stateOfHealth)}</tspan>
          <tspan dx="10" fontSize="24">
            {uncertainty}
          </tspan>
        </text>
        <text x="204" y="144" fontSize="18" className="text-body">
          {useMeasureTexts().stateOfHealth.label}
        </text>
        <rect x="440" y="124" width="100" height="28" rx="14" fill="var(--color-warning-tint)" />
        <text x="490" y="143" textAnchor="middle" fontSize="15" className="text-warning">
          {sampleMark()}
        </text>
        <text x="204" y="172" fontSize="18" className="text-body">
          {date(report.date)}
        </text>
        <text x="204" y="198" fontSize="18" className="text-body">
          {report.number}
        </text>
      </g>
    </svg>
  );
}
