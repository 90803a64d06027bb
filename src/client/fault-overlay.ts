import type { ClientModule } from '@docusaurus/types';

import { editorLink } from '@site/src/check/editor-link';
import type { FaultList } from '@site/src/check/fault-list';
import { defaultLocale, splitLocalePath } from '@site/src/domain/locales';

/*
 * Shows what the check of content finds while the site is being developed, on the page where it is. No build has this
 * file: src/plugins/dev-faults.ts adds it. Its texts are in English, for those who write.
 */

type PageFault = FaultList['faults'][number];

const styles = `
  :host { position: fixed; z-index: 2147483647; inset: auto 1rem 1rem; font: 15px/1.5 system-ui, sans-serif; }
  details { max-width: 60rem; margin-inline: auto; border-radius: 8px; background: #1b1b1f; color: #f4f4f6; box-shadow: 0 8px 32px #0008; }
  summary { padding: 0.6rem 1rem; cursor: pointer; font-weight: 600; }
  ul { margin: 0; padding: 0 1rem 1rem; list-style: none; max-height: 50vh; overflow: auto; }
  li { padding: 0.6rem 0; border-top: 1px solid #46464f; overflow-wrap: anywhere; }
  a { color: #9ecbff; font-family: ui-monospace, monospace; font-size: 13px; }
  .error::before { content: 'Error  '; color: #ff9d94; }
  .warning::before { content: 'Warning  '; color: #ffd479; }
`;

/** The bundler's own list, with stacks and consequences of the same mistakes, would cover the whole window. */
const bundlerErrors = '#webpack-dev-server-client-overlay';

let list: FaultList = { editorTemplate: '', faults: [] };
const host = document.createElement('content-faults');
const shadow = host.attachShadow({ mode: 'open' });
const hiding = document.head.appendChild(document.createElement('style'));

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function item(
  { file, line = 1, column = 1, message, remedy = '', allowed = '', severity, page }: PageFault,
  elsewhere: boolean,
): Node {
  const editor = element(
    'a',
    { href: editorLink(list.editorTemplate, { file, line, column }) },
    `${file}:${line}:${column}`,
  );
  const there = elsewhere && page ? [' on ', element('a', { href: page }, page)] : [];
  const text = element('div', { className: severity }, message, ' ', element('strong', {}, remedy), ' ', allowed);
  return element('li', {}, editor, ...there, text);
}

/** Whether a fault belongs to the page that is open; those of data may show anywhere. */
function isHere({ page, language }: PageFault): boolean {
  const here = splitLocalePath(location.pathname.replace(/(.)\/$/, '$1'));
  return page === undefined || (page === here.path && (language === undefined || language === here.locale));
}

function show(): void {
  const rank = ({ severity }: PageFault) => (severity === 'error' ? 0 : 1);
  const faults = list.faults.toSorted((a, b) => rank(a) - rank(b));
  const here = faults.filter(isHere);
  const elsewhere = faults.filter((fault) => !isHere(fault));
  hiding.textContent = faults.some(({ severity }) => severity === 'error')
    ? `${bundlerErrors} { display: none !important; }`
    : '';
  if (list.faults.length === 0) return host.remove();
  const work = element('li', {}, element('a', { href: '/__translations' }, 'What is left to translate'));
  const isTranslation = splitLocalePath(location.pathname).locale !== defaultLocale;
  const title = [`${here.length} to mend on this page`, `${elsewhere.length} on others`].join(', ');
  shadow.replaceChildren(
    element('style', {}, styles),
    element(
      'details',
      // What is no mistake, such as a translation to come, does not cover the page.
      { open: here.some(({ severity }) => severity === 'error') },
      element('summary', {}, title),
      element(
        'ul',
        {},
        ...here.map((fault) => item(fault, false)),
        ...elsewhere.map((fault) => item(fault, true)),
        ...(isTranslation ? [work] : []),
      ),
    ),
  );
  document.body.append(host);
}

const source = new EventSource('/__faults');
source.onmessage = ({ data }: MessageEvent<string>) => {
  list = JSON.parse(data) as FaultList;
  show();
};
// The site has been started again, with other posts.
source.onerror = () => {
  source.onopen = () => location.reload();
};

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = show;
