import { translate } from '@docusaurus/Translate';

/** "Module 5"; the number is formatted. */
export const moduleName = (number: string): string =>
  translate(
    { id: 'productDetail.place.module', message: 'Module {number}', description: 'Part of a battery pack' },
    { number },
  );
