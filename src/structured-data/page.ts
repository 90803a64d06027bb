/** The page that structured data describes. */
export interface DescribedPage {
  /** The whole address. */
  url: string;
  /** Language of its text, as in HTML. */
  language: string;
  title: string;
  /** The whole address of its share image. */
  image: string;
}
