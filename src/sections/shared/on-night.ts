/** For what is drawn for light grounds and stands on the dark band: the same classes have colours that are seen by night. */
export const onNight = {
  '--color-ink': 'var(--color-on-night)',
  '--color-muted': 'var(--color-on-night-muted)',
  '--color-line': 'var(--color-night-line)',
  '--color-surface': 'var(--color-night)',
  '--color-sunken': 'var(--color-night-line)',
  '--color-action': 'var(--color-aurora)',
  '--color-action-strong': 'var(--color-aurora)',
  '--color-action-tint': 'color-mix(in srgb, var(--color-aurora) 16%, var(--color-night))',
  '--color-on-action': 'var(--color-night)',
  '--color-success': 'var(--color-aurora)',
  '--color-signal': 'var(--color-signal-bright)',
  '--color-signal-strong': 'var(--color-signal-bright)',
  '--color-signal-tint': 'color-mix(in srgb, var(--color-signal-bright) 20%, var(--color-night))',
};

/** The same for what has cards, such as the screen of a device: it is as dark as the band, and its cards are a shade lighter. */
export const cardsOnNight = {
  ...onNight,
  '--color-body': 'var(--color-on-night-muted)',
  '--color-surface': 'var(--color-night-raised)',
  '--color-sunken': 'var(--color-night)',
  '--color-line-strong': 'color-mix(in srgb, var(--color-on-night) 40%, var(--color-night))',
  '--color-success-tint': 'color-mix(in srgb, var(--color-aurora) 14%, var(--color-night))',
  '--color-success-strong': 'var(--color-aurora)',
};
