import type { StoredBlock } from './block.ts';

/** Whether a block is a component, and not a property of one. */
export const isComponent = ({ label }: Pick<StoredBlock, 'label'>): boolean => /^<[\w.]*>$/.test(label);

/**
 * What each component of a list begins with: its properties and the blocks up to the next component. Components look
 * alike, and are told apart by it.
 * @param blockOf the block of a member
 */
export function contentsOf<T>(members: T[], blockOf: (member: T) => Pick<StoredBlock, 'label'>): Map<T, T[]> {
  const contents = new Map<T, T[]>();
  let current: T[] | undefined;
  for (const member of members) {
    if (isComponent(blockOf(member))) contents.set(member, (current = []));
    else current?.push(member);
  }
  return contents;
}
