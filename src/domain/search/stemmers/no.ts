export { stemmer } from '@orama/stemmers/norwegian';
