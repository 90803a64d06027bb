import type { ReactNode } from 'react';

/** Events along a vertical line, oldest first. */
export function Timeline({ children }: { children: ReactNode }) {
  return (
    <ol data-slot="timeline" className="flex flex-col">
      {children}
    </ol>
  );
}

export interface TimelineItemProps {
  /** A year, or how long it takes. */
  when: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

export function TimelineItem({ when, title, children }: TimelineItemProps) {
  return (
    <li data-slot="timeline-item" className="relative flex flex-col gap-1 pb-6 pl-6 last:pb-0">
      {/* From this dot to the next one. */}
      <span
        aria-hidden="true"
        style={{ left: 3 }}
        className="absolute top-2 -bottom-4 border-l-2 border-line [li:last-child>&]:hidden"
      />
      <span
        aria-hidden="true"
        className="absolute top-1 -left-1 size-4 rounded-full border-4 border-canvas bg-action"
      />
      <span className="text-sm font-semibold text-action-strong tabular-nums first-letter:uppercase">{when}</span>
      <h3 className="text-lg">{title}</h3>
      <div>{children}</div>
    </li>
  );
}
