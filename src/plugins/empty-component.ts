/** Stands in for a component of the framework that this site switches off. */
export default function EmptyComponent() {
  return null;
}
