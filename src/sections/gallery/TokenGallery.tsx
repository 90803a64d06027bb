import { Specimen } from './Specimen';

const backgrounds = [
  'canvas surface sunken line line-strong shade ink body muted action action-strong action-tint on-action',
  'night night-raised night-line on-night on-night-muted aurora aurora-strong violet',
  'signal signal-strong signal-bright signal-tint',
  'danger danger-strong danger-tint success success-strong success-tint warning warning-tint',
].map((group) => group.split(' '));

const typeSizes = [
  'text-sm',
  'text-base',
  'text-md',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-4xl',
  'text-5xl',
];
const spaces = ['1', '2', '3', '4', '6', '8', '12', '16', '24', '32'];
const radii = ['sm', 'md', 'lg', 'xl', 'full'];
const shadows = ['raised', 'overlay', 'glow'];

/** All tokens of src/css/tokens.css; a test holds the list of colours to the file. */
export function TokenGallery() {
  return (
    <>
      <Specimen name="Colours" purpose="Roles, never raw colours. Contrast of the pairings in use is tested.">
        {backgrounds.map((group) => (
          <ul key={group[0]} className="flex flex-wrap gap-4">
            {group.map((role) => (
              <li key={role} className="w-32 text-sm">
                <span
                  data-token={role}
                  className="block h-16 rounded-md border border-line-strong"
                  style={{ backgroundColor: `var(--color-${role})` }}
                />
                {role}
              </li>
            ))}
          </ul>
        ))}
      </Specimen>
      <Specimen
        name="Type"
        purpose="Schibsted Grotesk for headings, Hanken Grotesk for text; nine sizes, fluid above 24 px."
      >
        {typeSizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--${size})`, lineHeight: 1.2 }} className="font-display text-ink">
            {size} · Blåbærsyltetøy 0123
          </p>
        ))}
      </Specimen>
      <Specimen name="Space, radii, shadows" purpose="One scale; spacing between groups is larger than inside them.">
        <ul className="flex flex-wrap items-end gap-4">
          {spaces.map((space) => (
            <li key={space} className="text-sm">
              <span
                className="block bg-action"
                style={{ width: `var(--spacing-${space})`, height: `var(--spacing-${space})` }}
              />
              {space}
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-6">
          {radii.map((radius) => (
            <li key={radius} className="text-sm">
              <span
                className="block h-16 w-24 border border-line-strong bg-surface"
                style={{ borderRadius: `var(--radius-${radius})` }}
              />
              {radius}
            </li>
          ))}
          {shadows.map((shadow) => (
            <li key={shadow} className="text-sm">
              <span className="block size-24 rounded-md bg-surface" style={{ boxShadow: `var(--shadow-${shadow})` }} />
              {shadow}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        name="Motion"
        purpose="160 ms for controls, 220 ms for overlays, at most 500 ms for entrances; transform and opacity only. None under prefers-reduced-motion."
      >
        <p className="text-sm">
          --default-transition-duration, --duration-overlay, --duration-entrance, --ease-out, --ease-in-out
        </p>
      </Specimen>
    </>
  );
}
