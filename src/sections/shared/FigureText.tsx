import type { ReactNode } from 'react';

/** How high the drawing of a figure is. */
export const figureHeight = 176;

/** A figure such as "85%" as part of a drawing, where it is larger than any words are. */
export function FigureText({ fill, children }: { fill: string; children: ReactNode }) {
  return (
    <text x="-8" y="168" fontSize="232" fontWeight="600" letterSpacing="-8" fill={fill} className="font-display">
      {children}
    </text>
  );
}
