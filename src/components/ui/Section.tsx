import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { cva, type VariantProps } from 'class-variance-authority';
import clsx from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';

const sectionStyles = cva('relative', {
  variants: {
    tone: {
      canvas: '',
      sunken: 'bg-sunken',
      night: 'bg-night text-on-night-muted [&_:is(h1,h2,h3)]:text-on-night',
      aurora: 'aurora text-on-night-muted [&_:is(h1,h2,h3)]:text-on-night',
    },
    /** How much room it has: tight for a line of facts. */
    space: { normal: 'py-section', tight: 'py-section-tight' },
  },
  defaultVariants: { tone: 'canvas', space: 'normal' },
});

/** Of a dark section that goes on with the ground of the page's opening: less room, as no edge is between them. */
export const afterOpening = { paddingTop: 'var(--spacing-section-tight)' };

/** The frame of every part of a page: full-width tone, vertical rhythm, contained content. */
export function Section({
  tone,
  space,
  className,
  children,
  ...rest
}: HTMLAttributes<HTMLElement> & VariantProps<typeof sectionStyles>) {
  return (
    <section data-slot="section" data-tone={tone} className={sectionStyles({ tone, space, className })} {...rest}>
      <Container>{children}</Container>
    </section>
  );
}

/** The page's width and side margins. */
export function Container({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <div data-slot="container" className={clsx('mx-auto max-w-page px-4 sm:px-6', className)} {...rest} />;
}

export interface SectionHeadingProps {
  title: ReactNode;
  /** A few words above the title that place it. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /**
   * For links and `aria-labelledby`; the same in every language.
   * @anchor
   */
  id?: string;
  className?: string;
}

/**
 * No line has the end of one sentence, or of the first half of one, and the beginning of the next, unless both are whole.
 * @param shortest how many letters make a half
 */
export function sentences(title: string, shortest = 12): ReactNode {
  const parts = title
    .replaceAll(/([.?!]) /g, '$1\n')
    .replace(new RegExp(`^([^,\n]{11,},) ([^,\n]{${shortest},})$`), '$1\n$2')
    .split('\n');
  if (parts.length === 1) return title;
  return parts.flatMap((part, index) => [
    index > 0 && ' ',
    <span key={part} className="inline-block">
      {part}
    </span>,
  ]);
}

/** A lead of more letters than one line beside a title has is worth a column. */
const oneLine = 84;

/*
 * A section's heading is one step larger on the dark band and before a view by day. Within a section, headings have `text-lg`, above text
 * that is larger than usual, a price or a list of its own `text-xl`.
 */
const headingSizes = {
  /** It names a chart that belongs to the head of the page, whose heading is the one that is large. */
  caption: 'max-w-form text-xl',
  normal: 'max-w-form text-2xl in-data-[tone=night]:text-3xl',
  /** As large as that of the page. */
  large: 'max-w-form text-3xl',
  /** The one sentence that its page is remembered for, as large as type gets. */
  statement: 'text-5xl',
};

/**
 * Eyebrow, h2 and lead of a section. The heading is larger on the dark band, which is the one moment of its page.
 * @param isWide what follows is as wide as the page: on wide screens a lead of more than one line stands beside the title
 * @param size how large the heading is, where not as others of its section
 */
export function SectionHeading({
  title,
  eyebrow,
  lead,
  id,
  isWide,
  size = 'normal',
  className,
}: SectionHeadingProps & { isWide?: boolean; size?: keyof typeof headingSizes }) {
  // Links to it are checked by the build.
  useBrokenLinks().collectAnchor(id);
  const isBeside = isWide && String(lead).length > oneLine;
  return (
    <div
      data-slot="section-heading"
      className={clsx(
        'gap-y-2 sm:gap-y-4',
        isBeside ? 'grid items-baseline gap-x-16 lg:grid-cols-[2fr_3fr]' : 'flex flex-col',
        className ?? 'mb-4 sm:mb-8 lg:mb-12',
      )}
    >
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 id={id} className={headingSizes[size]}>
        {typeof title === 'string' ? sentences(title) : title}
      </h2>
      {lead && <p className="max-w-measure sm:text-md">{lead}</p>}
    </div>
  );
}

/** A few words above a title. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <div className="text-sm font-semibold tracking-label text-action [.aurora_&]:text-aurora [.bg-night_&]:text-aurora">
      {children}
    </div>
  );
}
