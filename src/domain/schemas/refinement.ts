/** For `when` of a refinement that compares fields: what is wrong with one of them is a fault by itself, and one is enough. */
export const isRightSoFar = ({ issues }: { issues: readonly unknown[] }): boolean => issues.length === 0;
