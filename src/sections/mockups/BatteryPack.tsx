/** The modules of a battery pack, charged to different heights: the picture of a product without one of its own. */
export function BatteryPack() {
  const charges = [0.82, 0.78, 0.85, 0.8, 0.74, 0.83, 0.79, 0.81];
  return (
    <svg aria-hidden="true" viewBox="0 0 400 260" className="mx-auto w-full max-w-narrow">
      <rect width="400" height="260" rx="24" className="fill-night-raised" />
      {charges.map((charge, index) => {
        const [x, y] = [22 + (index % 4) * 91, 22 + Math.floor(index / 4) * 112];
        return (
          <g key={index}>
            <rect
              x={x}
              y={y}
              width="83"
              height="104"
              rx="12"
              strokeWidth="1.5"
              className="fill-night stroke-night-line"
            />
            <rect
              x={x + 8}
              y={y + 96 - 88 * charge}
              width="67"
              height={88 * charge}
              rx="6"
              opacity={0.35 + 0.5 * (index / charges.length)}
              className="fill-aurora"
            />
          </g>
        );
      })}
    </svg>
  );
}
