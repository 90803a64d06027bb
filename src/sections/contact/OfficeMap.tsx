import { translate } from '@docusaurus/Translate';

import { company } from '@site/src/domain/company';
import { useIllustration } from '@site/src/hooks/useIllustration';
import { mapSize, onMap } from '@site/src/illustrations/map';

const [x, y] = onMap([18.0632, 59.3352]);

/** A map of the city's water and islands with the office on it; on wide screens it reaches the screen's edge. */
export function OfficeMap() {
  const { office } = company;
  const map = useIllustration('map');
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      preserveAspectRatio="xMidYMin slice"
      role="img"
      aria-label={translate(
        {
          id: 'contact.office.mapLabel',
          message: 'Drawn map: our office in the centre of {city}, north of the old town',
          description: 'Describes the drawing for screen readers; {city} is a name',
        },
        { city: office.city },
      )}
      className="h-[20rem] w-full rounded-xl sm:h-[26rem] lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-[64%] lg:rounded-none lg:[mask-image:linear-gradient(to_left,black_70%,transparent)]"
    >
      <image href={map!.src} width={mapSize.width} height={mapSize.height} />
      <g transform={`translate(${x} ${y})`}>
        <circle r="64" className="fill-aurora" opacity="0.12" />
        <circle r="34" className="fill-aurora" opacity="0.22" />
        <circle r="12" className="fill-aurora stroke-night" strokeWidth="4" />
        <foreignObject x="26" y="-104" width="460" height="110">
          {/* The label is as wide as its words. */}
          <div className="inline-flex flex-col rounded-[16px] bg-surface px-[22px] py-[10px] leading-tight whitespace-nowrap">
            <span className="font-display text-[30px] font-semibold text-ink max-sm:text-[38px]">{company.name}</span>
            <span className="text-[23px] text-muted max-sm:hidden">{office.street}</span>
          </div>
        </foreignObject>
      </g>
    </svg>
  );
}
