import type { ReactNode } from 'react';

import { Feature } from '@site/src/components/ui/FeatureGrid';

const width = 240;
const height = 96;
const base = 84;

/** Points of a line as the path of a polyline. */
const line = (points: [x: number, y: number][]) => `M${points.map((point) => point.join(' ')).join('L')}`;

/** One reading with its uncertainty, on a scale, before the bell of what is usual. */
function Reading() {
  return (
    <>
      <path d="M108 84c34 0 38-60 60-60s26 60 60 60Z" className="fill-action-tint" />
      <path d={line(Array.from({ length: 25 }, (_, tick) => [tick * 10, base]))} className="stroke-line-strong" />
      <path
        d={Array.from({ length: 25 }, (_, tick) => `M${tick * 10} ${base}v${tick % 5 === 0 ? 10 : 5}`).join('')}
        className="stroke-line-strong"
      />
      <path d="M156 50v12m0-6h36m0-6v12" className="stroke-ink" />
      <circle cx="174" cy="56" r="7" className="fill-action stroke-surface" />
    </>
  );
}

/** One line that falls away from those beside it. */
function Peers() {
  const peers = [0, 7, 12, 20, 26, 33];
  return (
    <>
      {peers.map((start, peer) => (
        <path
          key={start}
          d={line([
            [0, 8 + start],
            [80, 11 + start + peer],
            [160, 15 + start * 0.9 + peer],
            [width, 18 + start * 0.9 + 2 * peer],
          ])}
          strokeOpacity="0.45"
          className="stroke-action"
        />
      ))}
      <path d="M0 24 80 34 160 58 236 88" strokeWidth="3" className="stroke-signal" />
      <circle cx="234" cy="87" r="6" className="fill-signal stroke-surface" />
    </>
  );
}

/** Dots that lie together, and one apart. */
function Cells() {
  const dots = Array.from({ length: 28 }, (_, dot) => {
    // The golden angle spreads them evenly.
    const [turn, far] = [dot * 2.4, Math.sqrt(dot / 28)];
    const [along, across] = [72 * far * Math.cos(turn), 15 * far * Math.sin(turn)];
    return [108 + along * 0.95 - across * 0.3, 50 + along * 0.3 + across * 0.95] as const;
  });
  return (
    // As wide as the other drawings.
    <g transform="translate(-32 -21) scale(1.38)" strokeWidth="1">
      <ellipse
        cx="108"
        cy="50"
        rx="88"
        ry="24"
        transform="rotate(17 108 50)"
        className="fill-action-tint stroke-action"
      />
      {dots.map(([x, y]) => (
        <circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r="2.5" className="fill-action" />
      ))}
      <rect x="181" y="17" width="14" height="14" transform="rotate(45 188 24)" className="fill-signal" />
    </g>
  );
}

const charts = { reading: Reading, peers: Peers, cells: Cells } satisfies Record<string, () => ReactNode>;

export interface ApproachProps {
  /** A small drawing, not of data: a reading and what is usual, a vehicle among its peers, or a cell apart from the others. */
  chart: keyof typeof charts;
  title: string;
  children: ReactNode;
}

/** What a product looks for, and how. */
export function Approach({ chart, title, children }: ApproachProps) {
  const Chart = charts[chart];
  const picture = (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="1.5"
      className="h-auto w-full overflow-visible"
    >
      <Chart />
    </svg>
  );
  return (
    <Feature picture={picture} title={title}>
      {children}
    </Feature>
  );
}
