import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import data from '@site/data/pack-string.json';
import { RadioGroup } from '@site/src/components/ui/RadioGroup';
import { afterOpening, Section, SectionHeading } from '@site/src/components/ui/Section';
import { useFormats } from '@site/src/hooks/useFormats';
import type { MdxSectionProps } from '../shared/mdx-sections';

const weakest = Math.min(...data.modules);
const improved = data.modules.map((health) => (health === weakest ? data.replacement : health));

/** Modules of used packs in series: how much of each can be used, and how that changes when the weakest is replaced. No script is needed. */
export function PackString({ lead, ...heading }: Omit<MdxSectionProps, 'children'>) {
  return (
    <Section tone="night" style={afterOpening}>
      <div className="group grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr] lg:items-center">
        {/* Where they stand below each other, the drawing comes before what explains it. */}
        <div className="max-lg:contents">
          <SectionHeading size="caption" {...heading} className="lg:mb-4" />
          <p className="max-w-measure max-lg:order-last sm:text-md lg:mb-6">{lead}</p>
          <RadioGroup
            name="string"
            legend={translate({
              id: 'storage.string.choice',
              message: 'Which string the drawing shows',
              description: 'Name of a choice between two strings of packs, for screen readers',
            })}
            isLegendHidden
            options={[
              [
                'bought',
                translate({
                  id: 'storage.string.bought',
                  message: 'As bought',
                  description: 'Choice beside a drawing of modules in series: all of them as they were bought',
                }),
              ],
              [
                'replaced',
                translate({
                  id: 'storage.string.replaced',
                  message: 'Weakest replaced',
                  description:
                    'Choice beside a drawing of modules in series: the weakest has been replaced by a better one',
                }),
              ],
            ]}
          />
        </div>
        <div className="group-has-[[value=replaced]:checked]:hidden">
          <StringOfModules modules={data.modules} />
        </div>
        <div className="hidden group-has-[[value=replaced]:checked]:block">
          <StringOfModules modules={improved} />
        </div>
      </div>
    </Section>
  );
}

/** Each module as high as its state of health; what lies above the lowest of them is out of reach. */
function StringOfModules({ modules }: { modules: number[] }) {
  const { percent } = useFormats();
  const usable = Math.min(...modules);
  const lost = Math.round(100 - (100 * usable * modules.length) / modules.reduce((sum, health) => sum + health, 0));
  const caption = translate(
    {
      id: 'storage.string.caption',
      message:
        'The string uses {usable} of each module’s original capacity. Of what the modules still hold, {lost} stays out of reach. Example values.',
      description: 'Below a drawing of modules in series; both are percentages',
    },
    { usable: percent(usable), lost: percent(lost) },
  );
  return (
    <figure className="flex flex-col gap-4">
      <div
        aria-hidden="true"
        className="relative flex h-[17rem] items-end gap-2 border-b border-night-line sm:h-[22rem] sm:gap-4"
      >
        {modules.map((health, index) => (
          <span
            key={index}
            style={{ height: `${health}%` }}
            className="relative flex flex-1 flex-col justify-end overflow-hidden rounded-sm border border-line-strong bg-night-raised hatched text-night-line"
          >
            <span
              style={{ height: `${(100 * usable) / health}%` }}
              className={clsx(
                'pt-2 text-center font-display text-sm font-semibold sm:pt-4 sm:text-xl',
                health === usable ? 'bg-signal-bright text-ink' : 'bg-action text-on-night',
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
