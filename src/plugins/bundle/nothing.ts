/** A component that renders nothing. */
export default function Nothing() {
  return null;
}
