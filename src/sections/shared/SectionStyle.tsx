import useIsBrowser from '@docusaurus/useIsBrowser';
import { useInsertionEffect, useState } from 'react';

/**
 * Rules that only one section of one page needs, and what they name is in it: by attributes, whatever the page's own classes are.
 * In a page they are a style element, whose hash the security policy has. Where the framework goes on to the page, that
 * policy would refuse the element, so the browser gets them as a sheet. It stands first in the element that holds it, as HTML asks.
 */
export function SectionStyle({ css }: { css: string }) {
  const isBrowser = useIsBrowser();
  const [isOfPage] = useState(!isBrowser);
  useInsertionEffect(() => {
    if (isOfPage) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css, isOfPage]);
  // The build shortens it, which is no difference to mend.
  return isOfPage && <style dangerouslySetInnerHTML={{ __html: css }} />;
}
