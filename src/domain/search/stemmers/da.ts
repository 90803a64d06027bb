export { stemmer } from '@orama/stemmers/danish';
