/*
 * The one inline script of every page, in its head. First what must happen before anything is painted, then what the
 * page's controls need. Everything else on a page works without a script, or loads its own when it is used.
 */
import './language.ts';
import './layout.ts';
import './hydrate.ts';
import './controls.ts';
import './page-view.ts';
import './search.ts';
