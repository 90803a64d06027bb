import type { ClientModule } from '@docusaurus/types';

import { compileFailure, type CompileFailure } from '@site/src/check/compile-failure';
import { editorLink } from '@site/src/check/editor-link';
import { countedFaults, groupFaults, isAwaited } from '@site/src/check/fault-groups';
import type { FaultList } from '@site/src/check/fault-list';

/*
 * Shows what the check of content finds while the site is being developed, on the page where it is. No build has this
 * file: src/plugins/dev-faults.ts adds it. Its texts are in English, for those who write. It imports no data, so that it
 * runs when a data file cannot be read.
 */

type PageFault = FaultList['faults'][number];

const styles = `
  /* Above the mark of a draft, which stands in the corner. */
  :host { position: fixed; z-index: 2147483647; inset: auto 1rem 3.5rem; font: 15px/1.5 system-ui, sans-serif; }
  details { max-width: 60rem; margin-inline: auto; border-radius: 8px; background: #1b1b1f; color: #f4f4f6; box-shadow: 0 8px 32px #0008; }
  summary { padding: 0.6rem 1rem; cursor: pointer; font-weight: 600; }
  ul { margin: 0; padding: 0 1rem 1rem; list-style: none; max-height: 50vh; overflow: auto; }
  .old { opacity: 0.5; }
  li { padding: 0.6rem 0; border-top: 1px solid #46464f; overflow-wrap: anywhere; }
  a { color: #9ecbff; font-family: ui-monospace, monospace; font-size: 13px; }
  .error::before { content: 'Error  '; color: #ff9d94; }
  .warning::before { content: 'Warning  '; color: #ffd479; }
`;

/** The bundler's own list, with stacks and consequences of the same mistakes, would cover the whole window. */
const bundlerErrors = '#webpack-dev-server-client-overlay';

let list: FaultList = { editorTemplate: '', locale: '', prefix: '', faults: [], checking: false };
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

/** What the bundler could not compile, known before the check is through. */
let failures: CompileFailure[] = [];
/** True once such a file has kept the page from being shown. */
let isStopped = false;
/** True once a page has thrown while rendering, as it does over an id that data does not have. */
let hasFailed = false;

function stop({ file, line, column, cause }: CompileFailure): Node {
  const place = [file, line, column].filter(Boolean).join(':');
  const link = element('a', { href: editorLink(list.editorTemplate, { file, line, column }) }, place);
  return element('li', {}, link, element('div', { className: 'error' }, cause));
}

/** Where the page would be: React clears it when there is a page to show. */
function showWhyBlank(): void {
  const container = document.getElementById('__docusaurus');
  if (!isStopped || !container || container.querySelector(':scope > :not([data-stopped])')) return;
  // The check finds more than the first mistake of a file, a moment later.
  const known = list.faults.filter(
    ({ file, severity }) => severity === 'error' && failures.some((each) => each.file === file),
  );
  const notice = element(
    'main',
    {},
    element('h1', { className: 'text-3xl' }, 'This page cannot be shown before its mistakes are mended'),
    element('ul', {}, ...(known.length > 0 ? known.map(({ page: _, ...fault }) => item(fault)) : failures.map(stop))),
  );
  notice.style.cssText = 'max-width: 60rem; margin: 4rem auto; padding-inline: 1rem';
  notice.dataset.stopped = '';
  container.replaceChildren(notice);
}

function item({ file, line = 1, column = 1, message, remedy = '', allowed = '', severity, page }: PageFault): Node {
  const editor = element(
    'a',
    { href: editorLink(list.editorTemplate, { file, line, column }) },
    `${file}:${line}:${column}`,
  );
  const there = page ? [' on ', element('a', { href: page }, page)] : [];
  const text = element('div', { className: severity }, message, ' ', element('strong', {}, remedy), ' ', allowed);
  return element('li', {}, editor, ...there, text);
}

function show(): void {
  showWhyBlank();
  const groups = groupFaults(list, location.pathname);
  const checking = isAwaited(list, failures.length > 0 || hasFailed);
  const { here, elsewhere, unplaced } = groups;
  const isError = ({ severity }: PageFault) => severity === 'error';
  hiding.textContent = list.faults.some(isError) ? `${bundlerErrors} { display: none !important; }` : '';
  if (list.faults.length === 0 && !checking) return host.remove();
  const work = element('li', {}, element('a', { href: '/__translations' }, 'What is left to translate'));
  shadow.replaceChildren(
    element('style', {}, styles),
    element(
      'details',
      // What is no mistake, such as a translation to come, does not cover the page.
      { open: [...here, ...unplaced].some(isError) || (checking && failures.length > 0) },
      element('summary', { role: 'status' }, checking ? 'Checking…' : countedFaults(groups)),
      element(
        'ul',
        { className: checking && failures.length === 0 ? 'old' : '' },
        ...(checking ? failures.map(stop) : []),
        ...here.map(({ page: _, ...fault }) => item(fault)),
        ...[...unplaced, ...elsewhere].map(item),
        ...(list.prefix === '' ? [] : [work]),
      ),
    ),
  );
  document.body.append(host);
}

/** The development server's own script tells the page of each compilation. */
addEventListener('message', ({ data, source: from }: MessageEvent<{ type?: string; data?: string[] } | undefined>) => {
  if (from !== window || !/^webpack(?:Errors|Ok|StillOk|Warnings)$/.test(data?.type ?? '')) return;
  failures = data!.type === 'webpackErrors' ? data!.data!.map(compileFailure) : [];
  show();
});

const isOfCompiler = (reason: unknown) => /Module (?:parse|build) failed/.test(String(reason));
function noticeStop(reason: unknown): void {
  if (!isOfCompiler(reason)) return;
  isStopped = true;
  show();
}
addEventListener('error', ({ error }) => noticeStop(error));
addEventListener('unhandledrejection', ({ reason }) => noticeStop(reason));

// src/sections/shared/LoadingSection.tsx says so each time that it has tried again.
addEventListener('page-failed', () => {
  if (hasFailed) return;
  hasFailed = true;
  show();
});

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
