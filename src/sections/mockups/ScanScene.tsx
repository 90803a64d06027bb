import { Drawing } from '../shared/Drawing';
import { CertificateDial } from './ProductDetail';

/** BatScan at work: the adapter in a car's socket, the phone beside it, and what the certificate will say. */
export function ScanScene() {
  return (
    <div aria-hidden="true" data-mockup="scan" className="relative">
      <Drawing name="socket" urgent className="ml-auto w-[86%]" />
      {/* Held at its upper edge, so that it stays in its place while the page arrives. */}
      <div className="absolute top-[52%] left-0 flex w-[43%] flex-col gap-2 rounded-lg bg-surface p-3 text-sm text-body shadow-overlay sm:p-4 sm:max-lg:w-[36%] lg:top-[36%] max-sm:[&_[data-detail-verdict]]:hidden">
        <CertificateDial />
      </div>
    </div>
  );
}
