/**
 * On phones, the line from the drawing of an item of a list to that of the next one, behind both: they are 6rem wide and about
 * as high, and 2rem apart. The drawing and the item are `relative`.
 */
export function WayOn() {
  return (
    <span
      aria-hidden="true"
      style={{ top: '3rem', bottom: '-5rem', left: '3rem', width: '2px' }}
      className="absolute bg-aurora sm:hidden [li:last-child>&]:hidden"
    />
  );
}
