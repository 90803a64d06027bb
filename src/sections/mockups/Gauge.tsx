const sweep = 240;
const ticks = 41;
const segments = 50;

/** Degrees from the top at which a share of the scale stands; rounded, as long fractions make pages larger. */
const angle = (share: number) => Math.round((-sweep / 2 + sweep * share) * 10) / 10;

/**
 * A state-of-health gauge of 240 degrees from 0 to 100 %, with the instrument's scale around it. In a part with
 * `data-living` the needle rises once, and the segments light up as it passes (living-report.css).
 */
export function Gauge({ percent, children }: { percent: number; children: React.ReactNode }) {
  return (
    <div className="relative mx-auto w-[76%]">
      <svg viewBox="0 0 200 158" className="block w-full">
        {Array.from({ length: ticks }, (_, index) => (
          <line
            key={index}
            x1="100"
            x2="100"
            y1="6"
            y2={index % 5 === 0 ? 15 : 11}
            strokeWidth={index % 5 === 0 ? 1.6 : 1}
            transform={`rotate(${angle(index / (ticks - 1))} 100 104)`}
            className="stroke-line-strong"
          />
        ))}
        {Array.from({ length: segments }, (_, index) => {
          const share = (index + 0.5) / segments;
          // The needle stands there.
          if (Math.abs(share * 100 - percent) < 50 / segments) return null;
          const isLit = share * 100 <= percent;
          return (
            <line
              key={index}
              x1="100"
              x2="100"
              y1="20"
              y2="34"
              strokeWidth="4.6"
              transform={`rotate(${angle(share)} 100 104)`}
              style={isLit ? { '--share': share } : undefined}
              data-lit={isLit || undefined}
              className={isLit ? 'stroke-action' : 'stroke-sunken'}
            />
          );
        })}
      </svg>
      {/* A picture of its own, so that the browser turns it without laying out the gauge for every frame. */}
      <svg
        viewBox="0 0 200 158"
        data-needle
        className="absolute inset-x-0 top-0 block w-full text-ink"
        style={{ '--angle': `${angle(percent / 100)}deg` }}
      >
        <path d="M100 18V36" strokeWidth="6" className="stroke-surface" />
        <path d="M100 12V40" strokeWidth="3" stroke="currentColor" />
      </svg>
      <div className="absolute inset-x-0 top-[34%] text-center">{children}</div>
    </div>
  );
}
