import Translate from '@docusaurus/Translate';

import { useFormats } from '@site/src/hooks/useFormats';

interface ApplyByProps {
  /** The last day, such as 2026-12-31. */
  day: string;
}

/** The last day to apply for a position. */
export function ApplyBy({ day }: ApplyByProps) {
  const { date } = useFormats();
  return (
    <Translate
      id="common.careers.closes"
      description="The last day to apply for a position; {date} is a day such as 31 December 2026"
      values={{ date: date(day) }}
    >
      {'Apply by {date}'}
    </Translate>
  );
}
