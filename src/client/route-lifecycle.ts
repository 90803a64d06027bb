import type { ClientModule } from '@docusaurus/types';

import { routeChange } from '@site/src/domain/page-views';

/** A page that is there at once needs no spinner. */
const spinnerDelayMs = 150;

/** Shows the spinner while the next page's code loads; the framework calls the returned function then. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({ location, previousLocation }) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return undefined;
  const timer = setTimeout(() => {
    document.documentElement.dataset.routePending = '';
  }, spinnerDelayMs);
  return () => {
    clearTimeout(timer);
    delete document.documentElement.dataset.routePending;
  };
};

/** After choosing a link: menus close, and focus moves to the new page's heading, which screen readers then read. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ location, previousLocation }) => {
  if (!previousLocation) return;
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) popover.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  if (previousLocation.pathname === location.pathname) return;
  dispatchEvent(new Event(routeChange));
  if (location.hash) return;
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};
