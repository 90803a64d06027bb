import { translate } from '@docusaurus/Translate';
import codes from '@generated/sample-report/default/codes.json';

import { sampleReports, type SampleReportId } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { sampleMark } from '../report/report-labels';
import { useMeasureTexts } from '../report/report-texts';
import { KitTitle } from './KitTitle';

interface AdvertBadgeProps {
  id: SampleReportId;
  /** Frames the report's number. */
  marksNumber?: boolean;
}

/** How round its corners are, in the unit of its size. */
const corner = 24;

/** A reading as a picture for an advert. The build saves it as a file of its own (scripts/lib/badge-files.ts). */
export function AdvertBadge({ id, marksNumber }: AdvertBadgeProps) {
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
      viewBox="0 0 576 232"
      fill="currentColor"
      className="block w-full max-w-form font-display shadow-overlay"
      style={{ borderRadius: `${(100 * corner) / 576}% / ${(100 * corner) / 232}%` }}
    >
      {/* Small ones keep their outline. */}
      <rect
        x="1"
        y="1"
        width="574"
        height="230"
        rx={corner}
        vectorEffect="non-scaling-stroke"
        className="fill-surface"
        stroke="var(--color-line-strong)"
      />
      {/* Its readers need four of its squares of white around it: everything else keeps 12 away. */}
      <svg x="24" y="24" width="168" height="168" viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
        <path d={code.path} fill="none" stroke="currentColor" className="text-ink" />
      </svg>
      <g fontWeight="600">
        <text x="218" y="38" fontSize="18" className="text-action">
          <KitTitle />
        </text>
        <text x="218" y="100" className="text-ink">
          <tspan fontSize="60">{percent(report.stateOfHealth)}</tspan>
          <tspan dx="10" fontSize="24">
            {uncertainty}
          </tspan>
        </text>
        <text x="218" y="132" fontSize="18" className="text-body">
          {useMeasureTexts().stateOfHealth.label}
        </text>
        <rect x="468" y="141" width="84" height="26" rx="13" fill="var(--color-sunken)" />
        <text x="510" y="159" textAnchor="middle" fontSize="14" className="text-body">
          {sampleMark()}
        </text>
        <text x="218" y="159" fontSize="18" className="text-body">
          {date(report.date)}
        </text>
        <text x="218" y="196" fontSize="18" className="text-body">
          {report.number}
        </text>
        {marksNumber && (
          <rect
            x="206"
            y="173"
            width="288"
            height="34"
            rx="17"
            fill="none"
            stroke="var(--color-action)"
            strokeWidth="3"
          />
        )}
      </g>
    </svg>
  );
}
