import path from 'node:path';
import { buildSync } from 'esbuild';

import language from '../../data/language.json';
import site from '../../data/site.json';
import { defaultLocale, locales } from '../domain/locales';

/** What the inline script for the language knows of data/. */
const languageSettings = {
  codes: locales.map(({ code }) => code),
  htmlLangs: Object.fromEntries(locales.map(({ code, htmlLang }) => [code, htmlLang])),
  defaultCode: defaultLocale,
  order: language.order,
  aliases: language.aliases,
  detects: language.detection.mode === 'redirect',
  url: site.url,
  previewHost: site.previewHost,
};

/** An inline script as it is sent: bundled with the modules that it shares with the site, and small. */
function inlineScript(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, name)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2019',
    define: { __SETTINGS__: JSON.stringify(languageSettings) },
  });
  return outputFiles[0]!.text.trim();
}

/**
 * The page as the build writes it (an Eta template, see Docusaurus' `ssrTemplate`).
 *
 * The script for the language stands behind the head's tags, among which it looks for translations, and before anything
 * that is painted.
 *
 * A page that sets `data-wake="now"` on its root element (those with a form or a filter) loads the framework's
 * scripts with `defer`; every other page is asleep: its scripts are listed in `data-wake-scripts` and loaded by
 * the inline script. Pre-body tags are left out: theme-classic's colour mode script and icon sprite are all they hold.
 */
export const pageTemplate = `<!DOCTYPE html>
<% const awake = it.htmlAttributes.includes('data-wake="now"'); const scripts = it.scripts.map((src) => it.baseUrl + src); %>
<html <%~ it.htmlAttributes %><% if (!awake) { %> data-wake-scripts='<%~ JSON.stringify(scripts) %>'<% } %>>
<head>
<meta charset="UTF-8">
<% it.metaAttributes.forEach((meta) => { %><%~ meta %><% }); %>
<% it.stylesheets.forEach((href) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= href %>"><% }); %>
<%~ it.headTags %>
<script>${inlineScript('language.inline.ts')}</script>
<script>${inlineScript('invokers.inline.js')}</script>
<% if (awake) { scripts.forEach((src) => { %><script src="<%= src %>" defer></script><% }); } else { %><script>${inlineScript('wake.inline.js')}</script><% } %>
</head>
<body <%~ it.bodyAttributes %>>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
