/** What is in `a` and not in `b`, counting how often. */
export function without<T>(a: T[], b: T[]): T[] {
  const rest = [...b];
  return a.filter((member) => {
    const index = rest.indexOf(member);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
