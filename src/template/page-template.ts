import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';

/** Inline script as it is sent: without comments and white space. */
function inlineScript(name: string): string {
  const source = readFileSync(path.join(__dirname, name), 'utf8');
  return transformSync(source, { minify: true, jsc: { target: 'es2015', minify: { compress: true, mangle: true } } })
    .code;
}

/**
 * The page as the build writes it (an Eta template, see Docusaurus' `ssrTemplate`).
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
<script>${inlineScript('invokers.inline.js')}</script>
<% if (awake) { scripts.forEach((src) => { %><script src="<%= src %>" defer></script><% }); } else { %><script>${inlineScript('wake.inline.js')}</script><% } %>
</head>
<body <%~ it.bodyAttributes %>>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
