export { stemmer } from '@orama/stemmers/swedish';
