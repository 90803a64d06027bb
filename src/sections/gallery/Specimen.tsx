import type { ReactNode } from 'react';

export interface SpecimenProps {
  /** Name of the component, as its file is called. */
  name: string;
  /** What to use it for. */
  purpose: string;
  /** What marketing pastes into MDX, for components that MDX may use. */
  snippet?: string;
  children: ReactNode;
}

/** What writers type: `Questions`, whose file is called Accordion. */
export function tagsOf(name: string, snippet: string): string[] {
  const typed = name.split(', ').filter((each) => snippet.includes(`<${each}`));
  const [, first = name] = /<([A-Z]\w*)/.exec(snippet) ?? [];
  return typed.length > 0 ? typed : [first];
}

/** What links to a component lead to: its name without spaces. */
export const anchorOf = (name: string) => name.replace(/\W+/g, '-');

/** One component in the gallery: name, purpose, specimens, snippet. */
export function Specimen({ name, purpose, snippet, children }: SpecimenProps) {
  return (
    <article id={anchorOf(name)} data-specimen={name} className="flex flex-col gap-4 border-t border-line-strong py-8">
      <h3 className="text-xl">
        {snippet
          ? tagsOf(name, snippet)
              .map((tag) => `<${tag}>`)
              .join(', ')
          : name}
      </h3>
      <p className="max-w-measure">{purpose}</p>
      <div className="flex flex-col gap-6">{children}</div>
      {snippet && (
        <pre
          tabIndex={0}
          aria-label={`${name}: snippet for MDX`}
          className="overflow-x-auto rounded-md bg-night p-4 text-sm text-on-night"
        >
          <code>{snippet.trim()}</code>
        </pre>
      )}
    </article>
  );
}

/** Specimens side by side, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}
