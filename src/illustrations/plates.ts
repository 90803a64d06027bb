import { cos30, type Drawing, type Triple } from './drawing.ts';

/** How wide each of the stations is, side by side, and how far the middle of one is from the next along each axis. */
const room = 300;
const step = room / 2 / cos30;
const plate = { side: 150, height: 8 };

/** How large a phone is that fits a plate. */
export const onPlate = 0.82;

/** What stands on a plate, drawn around its middle. */
export type Station = (drawing: Drawing, middle: Triple) => void;

/** The middle of a plate on the ground, by its place in the row; the first is 0. */
export const along = (place: number): Triple => [place * step, -place * step, 0];

/** Stations on plates, side by side on one level. */
export function row(drawing: Drawing, stations: readonly Station[]): void {
  stations.forEach((station, place) => {
    const [x, y] = along(place);
    const { side, height } = plate;
    drawing.prism({ at: [x - side / 2, y - side / 2, 0], size: [side, side, height], radius: 18, material: 'dark' });
    station(drawing, [x, y, height]);
  });
}
