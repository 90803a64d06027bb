import type { CSSProperties } from 'react';

/** The edge of a phone: dark glass in a rim of metal, on which light falls from the upper left. As thick as its words are large. */
export const deviceEdge: CSSProperties = {
  background: 'var(--color-night)',
  boxShadow:
    'inset 0 0 0 0.06em var(--color-night), inset 0 0 0 0.19em var(--color-line-strong), inset 0.14em 0.14em 0.24em 0.1em rgb(255 255 255 / 0.35), 0 2rem 4rem -1rem rgb(0 0 0 / 0.6)',
};

/** What is cut out of its screen for the camera. */
export const deviceCamera: CSSProperties = {
  top: '1.05em',
  left: '50%',
  width: '4em',
  height: '1.1em',
  translate: '-50%',
  background: 'var(--color-night)',
};
