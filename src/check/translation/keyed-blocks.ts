import { LineCounter, parseDocument } from 'yaml';

import type { Fault } from '../fault.ts';
import { parseJsonFile } from '../json-file.ts';
import { unreadable } from '../unreadable.ts';
import { yamlPlaces } from '../yaml-places.ts';
import { oneLine, type Block } from './block.ts';

interface Keyed {
  blocks: Block[];
  faults: Fault[];
}

/** The labels of a JSON file as the framework has them: `{"id": {"message": "…", "description": "…"}}`. */
export function jsonBlocks(text: string, file: string): Keyed {
  const { tree, value, placeOf, faults } = parseJsonFile(text, file);
  if (!tree) return { blocks: [], faults };
  const labels = Object.entries((value ?? {}) as Record<string, Partial<Record<string, unknown>> | null>);
  const wrong = labels.filter(([, label]) => typeof label?.message !== 'string');
  return {
    blocks: labels.map(([id, label]) => ({
      label: id,
      text: oneLine(String(label?.message ?? '')),
      raw: String(label?.message ?? ''),
      ...placeOf([id]),
      isKeyed: true,
      isFixed: false,
      description: typeof label?.description === 'string' ? label.description : undefined,
    })),
    faults: wrong.map(([id]): Fault => ({
      file,
      ...placeOf([id]),
      rule: 'label-shape',
      message: `The label ${id} has no "message".`,
      remedy: 'Write {"message": "your text"}.',
      severity: 'error',
    })),
  };
}

/** The texts of blog/tags.yml; addresses are the same in every language. */
export function yamlBlocks(text: string, file: string): Keyed {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const conflict = unreadable(text, file);
  const faults =
    conflict.length > 0 ? conflict : yamlPlaces(text, document, lineCounter).syntaxFaults(file, 'This file');
  if (faults.length > 0) return { blocks: [], faults };
  const value = (document.toJS() ?? {}) as Record<string, Record<string, unknown> | null>;
  const blocks = Object.entries(value).flatMap(([tag, fields]) =>
    Object.entries(fields ?? {}).map(([field, found]): Block => {
      const node = document.getIn([tag, field], true) as { range?: [number, number, number] } | undefined;
      const { line, col: column } = lineCounter.linePos(node?.range?.[0] ?? 0);
      const isFixed = field === 'permalink';
      return { label: `${tag}.${field}`, text: oneLine(String(found)), line, column, isKeyed: true, isFixed };
    }),
  );
  return { blocks, faults: [] };
}
