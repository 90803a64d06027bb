import { translate } from '@docusaurus/Translate';

/** Below a drawing of sample data: says that it is no customer's. */
export function ExampleNote() {
  return (
    <p className="mt-4 text-sm text-muted sm:mt-6">
      {translate({
        id: 'productDetail.example',
        message: 'An example. It contains no customer data.',
        description: 'Under drawings of sample data',
      })}
    </p>
  );
}
