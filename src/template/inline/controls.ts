/*
 * The few things that HTML and CSS cannot do by themselves, for all pages at once: events are handled where they bubble
 * to, so that parts which React adds later are served too.
 */

const element = ({ target }: Event) => (target instanceof Element ? target : null);

const termSelector = '[data-slot=toggletip]';

// An explanation (src/components/ui/Toggletip.tsx) is open while its term, or the link in it, has the focus.
document.addEventListener('focusin', (event) => {
  const term = element(event)!.closest<HTMLButtonElement>(termSelector);
  if (term?.matches(':focus-visible')) (term.popoverTargetElement as HTMLElement).showPopover({ source: term });
});
document.addEventListener('focusout', ({ relatedTarget }) => {
  const tip = document.querySelector<HTMLElement>(`${termSelector} + :popover-open`);
  // Nothing gets the focus when a link in it is pressed in browsers that give links none.
  if (relatedTarget && !tip?.contains(relatedTarget as Node)) tip?.hidePopover();
});

document.addEventListener('click', (event) => {
  const button = element(event)?.closest('button');
  if (!button) return;
  const { copy, share } = button.dataset;
  if (copy !== undefined) {
    void navigator.clipboard.writeText(copy).then(() => {
      const status = button.nextElementSibling as HTMLElement;
      status.textContent = status.dataset.copied!;
    });
  }
  // Who closes the device's menu without choosing rejects the promise.
  if (share !== undefined) navigator.share({ title: document.title, url: share }).catch(() => undefined);
  if (button.matches('[data-print]')) window.print();
  if (button.matches('[data-play]')) {
    const video = button.parentElement!.querySelector('video')!;
    // Only then has the player room for the focus.
    button.hidden = true;
    void video.play();
    video.focus();
  }
});

// The large button on a video has done its work, whoever started the video.
document.addEventListener(
  'play',
  (event) => {
    const button = element(event)?.parentElement?.querySelector<HTMLElement>('[data-play]');
    if (button) button.hidden = true;
  },
  true,
);

// Buttons for the device's own share menu are shown where there is one.
if ('share' in navigator) document.documentElement.dataset.canShare = '';

function closeMenus(): void {
  document.querySelectorAll<HTMLElement>('[popover]:popover-open').forEach((menu) => menu.hidePopover());
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((menu) => menu.close());
}

// Back brings a page as it was left, and a menu was left by choosing from it.
addEventListener('pagehide', closeMenus);
// The mobile menu has no place on a wide screen (src/sections/frame/MobileMenu.tsx).
matchMedia('(min-width: 64rem)').addEventListener('change', closeMenus);

// Wider screens, paper and links show what phones fold away, by CSS (src/css/fold.css); older browsers need this.
if (!CSS.supports('selector(::details-content)')) {
  const openFolds = () =>
    document.querySelectorAll<HTMLDetailsElement>('[data-slot=fold]').forEach((fold) => (fold.open = true));
  addEventListener('beforeprint', openFolds);
  addEventListener('hashchange', openFolds);
  if (location.hash || matchMedia('(min-width: 48rem)').matches) addEventListener('DOMContentLoaded', openFolds);
}

// `command` and `commandfor` open and close dialogs without script in current browsers; older ones need this.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', (event) => {
    const button = element(event)?.closest('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor')!);
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button!.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  });
}
