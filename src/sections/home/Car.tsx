import { CarImage, carShare } from './CarImage';

/** What is drawn over the picture has its ratio, and this width. */
const width = 1000;
/** How far down the line to the phone ends. */
const lineEnd = 96;
/** How far down the tyres stand (`SHARE` of car.py), and the line ends on phones; the floor below them lies behind what follows. */
const ground = 472;

/** Phones that show two pixels for one are told a little less than the whole width: the small picture is sharp enough there. */
const sizes = '(min-width: 64rem) 53rem, (min-width: 48rem) 55vw, (min-width: 30rem) 44rem, 80vw';

/** Where the picture has the weak group of cells (`FOUND` of car.py). */
const weak = { x: 345, y: 274 };

/** Picture, lines and dot share one place. */
const together = { gridArea: '1/1' };
/** The mirror images end before the section does; that of the bumper, and the floor that is seen beside it, before the picture does. */
const onFloor = {
  ...together,
  maskImage:
    'linear-gradient(#000 84%,transparent 92%),linear-gradient(90deg,#000 80%,transparent 96%),linear-gradient(#000 78%,transparent 78%),linear-gradient(to top left,transparent 17%,#000 18.6%)',
  maskComposite: 'intersect,add,intersect',
};

/** Light along the battery, from where it begins to where it ends. */
const lights = [300, 390, 480, 570];

/**
 * The car that the report beside it is about, seen into: of all of it the battery is seen. Its light comes on as the needle of
 * the report rises, and then the ring around the weak group of cells (living-report.css).
 */
export function Car() {
  const height = Math.round(width * carShare);
  return (
    <div
      aria-hidden="true"
      className="-mb-[5%] grid max-w-[44rem] max-md:-mb-[9.6%] lg:-ml-[6%] lg:w-[112%] lg:max-w-none"
    >
      <CarImage sizes={sizes} style={onFloor} className="w-full" />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        data-living=""
        style={together}
        // Before the picture, whose mask would raise it above what is not placed.
        className="relative w-full overflow-visible"
      >
        <radialGradient id="car-light">
          <stop stopColor="var(--color-aurora-strong)" stopOpacity=".28" />
          <stop offset="1" stopColor="var(--color-aurora-strong)" stopOpacity="0" />
        </radialGradient>
        {lights.map((x, place) => (
          <ellipse
            key={x}
            data-lit=""
            style={{ '--share': place / lights.length }}
            cx={x}
            cy="308"
            rx="170"
            ry="60"
            fill="url(#car-light)"
          />
        ))}
        {/* From the weak group of cells to the phone: below the car, or beside it. */}
        <g
          data-living-measure=""
          strokeDasharray="1 11"
          strokeLinecap="round"
          strokeWidth="3.5"
          className="stroke-signal-bright"
        >
          <circle cx={weak.x} cy={weak.y} r="34" strokeDasharray="none" strokeWidth="3" />
          <path d={`M${weak.x} ${weak.y + 44}V${ground}`} className="md:hidden" />
          {/* Along the bonnet, clear of the windscreen. */}
          <path
            d={`M${weak.x + 42} ${weak.y - 10}C470 240 560 250 618 233C800 216 790 ${lineEnd} 900 ${lineEnd}H1200`}
            className="max-md:hidden"
          />
        </g>
      </svg>
      {/*
       * On the edge of the phone, which only this dot lies over: the column ends at 106 of a car's 112 %, and the phone is
       * as far from it as Hero sets them apart.
       */}
      <span
        style={{ ...together, marginTop: `calc(${(100 * lineEnd) / width}% - 0.375rem)` }}
        className="relative z-1 ml-[calc(100%+1.625rem)] size-3 rounded-full bg-signal-bright max-md:hidden lg:ml-[calc(94.64%+3.625rem)]"
      />
    </div>
  );
}
