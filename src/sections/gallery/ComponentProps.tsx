import components from '@generated/component-docs/default/components.json';

import { typeText } from '@site/src/check/type-text';
import { Table } from '@site/src/components/ui/Table';

/** What the components of a snippet take, as their types say. */
export function ComponentProps({ snippet }: { snippet: string }) {
  const used = components.filter(({ name, props }) => props.length > 0 && new RegExp(`<${name}\\b`).test(snippet));
  if (used.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-action">What it takes</summary>
      <div className="mt-4 flex flex-col gap-6">
        {used.map(({ name, inside, props }) => (
          <Table
            key={name}
            caption={inside ? `<${name}>, in <${inside}>` : `<${name}>`}
            columns={[
              { key: 'name', label: 'Name' },
              { key: 'value', label: 'Value' },
              { key: 'required', label: 'Required' },
              { key: 'doc', label: 'Meaning' },
            ]}
            rows={props.map((prop) => ({
              name: prop.name === 'children' ? 'content' : prop.name,
              value: typeText(prop.type),
              required: prop.required ? 'yes' : 'no',
              doc: prop.doc,
            }))}
          />
        ))}
      </div>
    </details>
  );
}
