import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Icon } from './Icon';

export interface ToggletipProps {
  /** Id of the explanation, once on the page. */
  id: string;
  /** The term that is explained; the whole of it is the button. */
  label: ReactNode;
  /** The explanation: a sentence or two. */
  children: ReactNode;
  /** In running text a dotted line marks the term, without an icon. */
  isInText?: boolean;
  className?: string;
}

/**
 * A term that explains itself when it is tapped, or reached by keyboard. The platform's popover opens and closes it
 * (Esc, a tap elsewhere), so it works without a script; src/template/inline/controls.ts adds opening on keyboard focus.
 */
export function Toggletip({ id, label, children, isInText = false, className }: ToggletipProps) {
  const icon = !isInText && (
    <Icon
      name="info"
      className="ml-1 inline size-4 align-[-0.15em] text-action print:hidden [.aurora_&]:text-current [.bg-night_&]:text-current"
    />
  );
  return (
    <>
      <button
        data-slot="toggletip"
        type="button"
        popoverTarget={id}
        popoverTargetAction="show"
        aria-describedby={id}
        className={clsx(
          'relative inline cursor-help text-left whitespace-normal underline decoration-line-strong decoration-dotted decoration-1 underline-offset-4 hover:decoration-2 print:no-underline',
          className,
        )}
      >
        {typeof label === 'string' && icon ? (
          <LastWordWith text={label}>{icon}</LastWordWith>
        ) : (
          <>
            {label}
            {icon}
          </>
        )}
      </button>
      <span
        id={id}
        popover="auto"
        className="anchored-tip max-w-[20rem] rounded-lg bg-ink p-4 text-left font-text text-sm leading-normal font-normal tracking-[normal] whitespace-normal text-on-night shadow-overlay"
      >
        {children}
      </span>
    </>
  );
}

/** Where the explanation goes on. */
export function ToggletipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link data-slot="toggletip-link" to={to} className="mt-2 block text-aurora underline underline-offset-4">
      {children}
    </Link>
  );
}

/** A text with something behind it that stays with the last word, unless that word fills the line. */
export function LastWordWith({ text, children }: { text: string; children: ReactNode }) {
  // A figure and its unit are one.
  const at = text.search(/(?<!\d) \S*$/) + 1;
  return (
    <>
      {text.slice(0, at)}
      {/* Not `nowrap`: large text on a narrow screen may break in it. */}
      <span className="inline-block [text-decoration:inherit]">
        {text.slice(at)}
        {children}
      </span>
    </>
  );
}
