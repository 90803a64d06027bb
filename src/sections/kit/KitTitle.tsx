import Translate from '@docusaurus/Translate';

/** What heads the window card and the badge. */
export function KitTitle() {
  return (
    <Translate id="kit.title" description="Heads the window card and the advert badge; at most 28 characters">
      Battery tested with BatScan
    </Translate>
  );
}
