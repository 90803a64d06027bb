export { stemmer } from '@orama/stemmers/dutch';
