/**
 * The page as the build writes it (an Eta template, see Docusaurus' `ssrTemplate`).
 *
 * The framework's scripts are not in the page. One that has a part which needs them (`data-hydrate`) lists them on its
 * root element, and src/template/inline/hydrate.ts loads them when the part is used; scripts/lib/inline-styles.ts adds the
 * style sheet, and scripts/lib/secure-pages.ts the hashes. Pre-body tags are left out: theme-classic's colour mode script
 * and icon sprite are all they hold.
 *
 * @param reportCheck path of the script that checks reports, for the page that has the part for it (`data-report-check`)
 */
export const pageTemplate = (reportCheck: string) => `<!DOCTYPE html>
<html <%~ it.htmlAttributes %><% if (it.appHtml.includes(' data-hydrate')) { %> data-framework-files='<%~ JSON.stringify(it.scripts.map((src) => it.baseUrl + src)) %>'<% } %>>
<head>
<meta charset="UTF-8">
<% it.metaAttributes.forEach((meta) => { %><%~ meta %><% }); %>
<% it.stylesheets.forEach((href) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= href %>"><% }); %>
<%~ it.headTags %>
<% if (it.appHtml.includes(' data-report-check')) { %><script src="<%= it.baseUrl %>${reportCheck}" defer></script><% } %>
</head>
<body <%~ it.bodyAttributes %>>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
