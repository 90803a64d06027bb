import { translate } from '@docusaurus/Translate';

import { company } from '@site/src/domain/company';

/** Islands of inner Stockholm, drawn by hand and simplified: shapes to recognise, not to navigate by. */
const islands = [
  'M0 0H640V96L560 112L520 150L470 158L420 196L372 182L330 200L286 176L214 168L150 120L60 110L0 84Z',
  'M0 128L70 142L140 160L196 206L172 244L96 252L40 224L0 226Z',
  'M262 216L300 204L336 222L344 252L314 274L276 262L258 240Z',
  'M228 232L250 226L254 248L236 258Z',
  'M0 292L80 282L150 296L214 288L262 304L330 300L400 318L456 352L470 400H0Z',
  'M470 214L540 196L606 206L640 198V262L580 276L508 264Z',
  'M372 232L396 226L408 250L386 262Z',
];
const streets = [
  'M286 0L300 176',
  'M120 0L230 168',
  'M450 0L420 150',
  'M0 60L560 40',
  'M300 204V300',
  'M330 300L352 400',
  'M60 300L90 400',
];

/** A map of the city's water and islands with the office on it. */
export function OfficeMap() {
  const { office } = company;
  return (
    <svg
      viewBox="0 0 640 400"
      role="img"
      aria-label={translate(
        {
          id: 'contact.office.mapLabel',
          message: 'Drawn map: our office in the centre of {city}, north of the old town',
          description: 'Describes the drawing for screen readers; {city} is a name',
        },
        { city: office.city },
      )}
      className="h-auto w-full rounded-xl border border-night-line bg-night-raised"
    >
      {islands.map((shape) => (
        <path key={shape} d={shape} className="fill-night stroke-night-line" strokeWidth="2" strokeLinejoin="round" />
      ))}
      {streets.map((line) => (
        <path key={line} d={line} className="fill-none stroke-night-line" strokeWidth="3" />
      ))}
      <circle cx="292" cy="84" r="34" className="fill-aurora" opacity="0.16" />
      <circle cx="292" cy="84" r="18" className="fill-aurora" opacity="0.3" />
      <circle cx="292" cy="84" r="8" className="fill-aurora" />
      <text x="318" y="80" className="fill-on-night font-display text-lg font-semibold">
        {company.name}
      </text>
      <text x="318" y="104" className="fill-on-night-muted text-sm">
        {office.street}
      </text>
    </svg>
  );
}
