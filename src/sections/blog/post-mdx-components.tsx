import { Term } from '../glossary/Term';
import { BarChart, LineChart } from './charts';
import { Source } from './Source';

/** What a post's MDX may use besides the common set. */
export const postMdxComponents = { BarChart, LineChart, Source, Term };
