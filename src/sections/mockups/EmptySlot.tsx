/** A battery pack with one module missing: the picture of "not found". */
export function EmptySlot() {
  const modules = Array.from({ length: 12 }, (_, index) => ({
    x: 20 + (index % 4) * 92,
    y: 20 + Math.floor(index / 4) * 72,
    missing: index === 6,
  }));
  return (
    <svg aria-hidden="true" viewBox="0 0 400 246" className="mx-auto w-full max-w-narrow">
      <rect width="400" height="246" rx="24" className="fill-night" />
      {modules.map(({ x, y, missing }) => (
        <g key={`${x}-${y}`}>
          <rect
            x={x}
            y={y}
            width="84"
            height="62"
            rx="10"
            strokeWidth="1.5"
            strokeDasharray={missing ? '6 5' : undefined}
            className={missing ? 'fill-transparent stroke-aurora' : 'fill-night-raised stroke-night-line'}
          />
          {!missing && <rect x={x + 14} y={y + 46} width="56" height="5" rx="2.5" className="fill-aurora/60" />}
        </g>
      ))}
    </svg>
  );
}
