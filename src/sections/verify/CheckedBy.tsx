import Translate from '@docusaurus/Translate';

import { Fill, When } from './CheckParts';

/** Foot of a checked report: who checked it and how, and whether it is a sample. */
export function CheckedBy() {
  const key = <Fill of="key" />;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4 text-sm text-muted">
      <When is="sample">
        <Translate id="verify.sample" description="Below a checked report that is a sample">
          This is a sample: there is no such car. It is signed and checked in the same way as a real report.
        </Translate>
      </When>
      <When is="way-device">
        <Translate
          id="verify.way.device"
          description="Below a checked report; {key} is the short name of a key, such as Rw2OKQ"
          values={{ key }}
        >
          {'Checked on your device with our published key {key}. The report was not sent to us or anyone else.'}
        </Translate>
      </When>
      <When is="way-both">
        <Translate
          id="verify.way.both"
          description="Below a checked report whose number was typed; {key} is the short name of a key"
          values={{ key }}
        >
          {'Our server found the report by its number. Your device checked the signature with our published key {key}.'}
        </Translate>
      </When>
      <When is="way-server">
        <Translate
          id="verify.way.server"
          description="Below a checked report that the visitor's browser could not check; {key} is the short name of a key"
          values={{ key }}
        >
          {'Our server checked the report and its signature with key {key}. Your browser didn’t check them.'}
        </Translate>
      </When>
    </div>
  );
}
