/** The pack in the floor: how many cells, where the first one begins, and from one to the next. */
const pack = { cells: 20, from: 202, step: 12 };

/**
 * The car that the report beside it is about, in outline: it stands on the scale below, and its cells light up as the
 * needle of the report rises (living-report.css).
 */
export function CarProfile() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 700 214"
      fill="none"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-living=""
      className="w-full max-w-[44rem] overflow-visible stroke-on-night-muted"
    >
      {/* Body, glass, door, and the line along the side */}
      <path d="M24 160c-3-16-1-32 8-42 12-13 40-17 66-34 38-25 86-50 168-52 76-2 122 14 172 46 50 4 106 10 144 28 22 10 32 24 33 42 1 12-3 20-13 22h-40a54 54 0 0 0-108 0H200a54 54 0 0 0-108 0H36c-7 0-11-4-12-10Z" />
      <path d="M122 86c36-24 80-40 142-42v42Zm156-42c56 0 96 12 136 40l-136 2Z" />
      <path d="M271 32v128M424 82c6 26 4 56-10 86" strokeOpacity="0.6" />
      <path d="M44 118c120-12 420-18 552-2" strokeOpacity="0.6" />
      <path d="M300 104h22" />
      {/* Lamps */}
      <path d="M588 113c11 3 17 8 21 16l-24-3ZM35 120l24-6-2 9-26 8Z" className="stroke-aurora" />
      {/* Wheels */}
      {[146, 510].map((x) => (
        <g key={x}>
          <circle cx={x} cy="171" r="42" />
          <circle cx={x} cy="171" r="27" strokeOpacity="0.6" />
          <path
            d={[0, 72, 144, 216, 288]
              .map((turn) => {
                const angle = ((turn - 90) * Math.PI) / 180;
                const at = (radius: number) =>
                  `${(x + radius * Math.cos(angle)).toFixed(1)} ${(171 + radius * Math.sin(angle)).toFixed(1)}`;
                return `M${at(6)}L${at(26)}`;
              })
              .join('')}
            strokeOpacity="0.6"
          />
        </g>
      ))}
      {/* The pack */}
      <rect
        x="196"
        y="140"
        width={pack.cells * pack.step + 11}
        height="32"
        rx="6"
        className="fill-night stroke-aurora"
      />
      {Array.from({ length: pack.cells }, (_, cell) => (
        <rect
          key={cell}
          data-lit=""
          style={{ '--share': cell / pack.cells }}
          x={pack.from + cell * pack.step}
          y="146"
          width={pack.step - 3}
          height="20"
          rx="2"
          className="fill-aurora stroke-transparent"
        />
      ))}
      {/* From the diagnostic socket to the phone: below the car, or beside it, where it hides the end */}
      <circle cx="432" cy="128" r="5" className="fill-aurora stroke-transparent" />
      <g strokeDasharray="1 8" strokeWidth="2.5" className="stroke-aurora">
        <path d="M440 122C530 20 668 40 668 214" className="md:hidden" />
        <path d="M440 122C500 60 600 44 760 44H1130" className="max-md:hidden" />
      </g>
    </svg>
  );
}
