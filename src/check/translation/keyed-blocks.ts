import { LineCounter, parseDocument } from 'yaml';

import type { Fault } from '../fault.ts';
import { parseJsonFile } from '../json-file.ts';
import { unreadable } from '../unreadable.ts';
import { yamlPlaces } from '../yaml-places.ts';
import { oneLine, type Block, type ReadBlocks } from './block.ts';

/** The labels of a JSON file as the framework has them: `{"id": {"message": "…", "description": "…"}}`. */
export function jsonBlocks(text: string, file: string): ReadBlocks {
  const { tree, value, intact, placeOf, faults } = parseJsonFile(text, file);
  const labels = Object.entries((value ?? intact ?? {}) as Record<string, Partial<Record<string, unknown>> | null>);
  const isWrong = (label: (typeof labels)[number][1]) => typeof label?.message !== 'string';
  const blocksOf = (of: typeof labels) =>
    of.map(([id, label]): Block => ({
      label: id,
      text: oneLine(String(label?.message ?? '')),
      raw: String(label?.message ?? ''),
      ...placeOf([id]),
      isKeyed: true,
      isFixed: false,
      description: typeof label?.description === 'string' ? label.description : undefined,
    }));
  const intactBlocks = blocksOf(labels.filter(([, label]) => !isWrong(label)));
  if (!tree) return { blocks: [], intact: intactBlocks, faults };
  const wrong = labels.filter(([, label]) => isWrong(label));
  return {
    blocks: blocksOf(labels),
    intact: intactBlocks,
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
export function yamlBlocks(text: string, file: string): ReadBlocks {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const conflict = unreadable(text, file);
  const faults =
    conflict.length > 0 ? conflict : yamlPlaces(text, document, lineCounter).syntaxFaults(file, 'This file');
  if (faults.length > 0) return { blocks: [], intact: [], faults };
  const value = (document.toJS() ?? {}) as Record<string, Record<string, unknown> | null>;
  const blocks = Object.entries(value).flatMap(([tag, fields]) =>
    Object.entries(fields ?? {}).map(([field, found]): Block => {
      const node = document.getIn([tag, field], true) as { range?: [number, number, number] } | undefined;
      const { line, col: column } = lineCounter.linePos(node?.range?.[0] ?? 0);
      const isFixed = field === 'permalink';
      return { label: `${tag}.${field}`, text: oneLine(String(found)), line, column, isKeyed: true, isFixed };
    }),
  );
  return { blocks, intact: blocks, faults: [] };
}
