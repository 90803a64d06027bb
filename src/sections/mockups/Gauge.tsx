const sweep = 240;
const ticks = 41;

/** A state-of-health gauge of 240 degrees from 0 to 100 %, with the instrument's scale around it. */
export function Gauge({ percent, children }: { percent: number; children: React.ReactNode }) {
  return (
    <div className="relative mx-auto w-[78%]">
      <svg viewBox="0 0 200 158" className="block w-full">
        {Array.from({ length: ticks }, (_, index) => (
          <line
            key={index}
            x1="100"
            x2="100"
            y1="6"
            y2={index % 5 === 0 ? 15 : 11}
            strokeWidth={index % 5 === 0 ? 1.6 : 1}
            transform={`rotate(${-sweep / 2 + (index * sweep) / (ticks - 1)} 100 104)`}
            className="stroke-line-strong"
          />
        ))}
        <g fill="none" strokeWidth="13" strokeLinecap="round" transform="rotate(150 100 104)">
          <circle
            cx="100"
            cy="104"
            r="78"
            pathLength="360"
            strokeDasharray={`${sweep} 360`}
            className="stroke-sunken"
          />
          <circle
            cx="100"
            cy="104"
            r="78"
            pathLength="360"
            strokeDasharray={`${(sweep * percent) / 100} 360`}
            className="stroke-action"
          />
        </g>
      </svg>
      <div className="absolute inset-x-0 top-[34%] text-center">{children}</div>
    </div>
  );
}
