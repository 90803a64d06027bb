import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import data from '@site/data/pack-string.json';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useFormats } from '@site/src/hooks/useFormats';
import type { MdxSectionProps } from '../shared/mdx-sections';

const weakest = Math.min(...data.packs);
const improved = data.packs.map((health) => (health === weakest ? data.replacement : health));

/** Packs in series: how much of each can be used, and how that changes when the weakest is replaced. No script is needed. */
export function PackString(heading: Omit<MdxSectionProps, 'children'>) {
  return (
    <Section tone="night">
      <div className="group grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr] lg:items-center">
        <div>
          <SectionHeading {...heading} className="mb-6" />
          <label className="flex min-h-target cursor-pointer items-center gap-3 font-semibold text-on-night">
            <input type="checkbox" className="size-6 cursor-pointer accent-action" />
            <Translate
              id="storage.string.replace"
              description="Check box below a drawing of packs in series: shows the string without its weakest pack"
            >
              Replace the weakest pack
            </Translate>
          </label>
        </div>
        <div className="group-has-checked:hidden">
          <StringOfPacks packs={data.packs} />
        </div>
        <div className="hidden group-has-checked:block">
          <StringOfPacks packs={improved} />
        </div>
      </div>
    </Section>
  );
}

/** Each pack as high as its state of health; what lies above the lowest of them is out of reach. */
function StringOfPacks({ packs }: { packs: number[] }) {
  const { percent } = useFormats();
  const usable = Math.min(...packs);
  const lost = Math.round(100 - (100 * usable * packs.length) / packs.reduce((sum, health) => sum + health, 0));
  const caption = translate(
    {
      id: 'storage.string.caption',
      message:
        'The string uses {usable} of each pack’s original capacity. Of what the packs still hold, {lost} stays out of reach. Example values.',
      description: 'Below a drawing of packs in series; both are percentages',
    },
    { usable: percent(usable), lost: percent(lost) },
  );
  return (
    <figure className="flex flex-col gap-4">
      <div
        aria-hidden="true"
        className="relative flex h-[17rem] items-end gap-2 border-b border-night-line sm:h-[22rem] sm:gap-4"
      >
        {packs.map((health, index) => (
          <span
            key={index}
            style={{ height: `${health}%` }}
            className="relative flex flex-1 flex-col justify-end overflow-hidden rounded-t-xl border border-line-strong bg-night-raised"
          >
            <span
              style={{ height: `${(100 * usable) / health}%` }}
              className={clsx(
                'pt-2 text-center font-display text-sm font-semibold tabular-nums sm:pt-4 sm:text-xl',
                health === usable ? 'bg-violet text-ink' : 'bg-action text-on-night',
              )}
            >
              {percent(health)}
            </span>
          </span>
        ))}
        <span
          style={{ bottom: `${usable}%` }}
          className="absolute inset-x-0 border-t border-dashed border-current text-aurora"
        />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
