import Translate, { translate } from '@docusaurus/Translate';

import { BarChart as Bars } from '@site/src/components/ui/BarChart';
import { LineChart as Lines, type Line } from '@site/src/components/ui/LineChart';
import { useFormats } from '@site/src/hooks/useFormats';

/**
 * `percent` writes 2.3 as 2.3%. The others are symbols that are the same in every language and stand after the figure;
 * nothing is for years and bare numbers. What has no symbol belongs into the title.
 */
type ChartUnit =
  | 'percent'
  | ''
  | ('€' | '$' | '€/kWh' | '$/kWh')
  | ('g' | 'kg' | 't' | 'g/km' | 'kg/kWh')
  | ('mm' | 'm' | 'km' | 'min' | 'h' | 's')
  | ('W' | 'kW' | 'MW' | 'Wh' | 'kWh' | 'MWh' | 'GWh' | 'Wh/km' | 'Wh/kg' | 'kWh/100 km')
  | ('mV' | 'V' | 'mA' | 'A' | 'Ah' | 'mΩ' | 'Ω' | '°C');

function useFigureFormat(unit: ChartUnit): (value: number) => string {
  const { number, percent, measure } = useFormats();
  if (unit === 'percent') return percent;
  const digits: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };
  return (value) => (unit === '' ? number(value, { ...digits, useGrouping: false }) : measure(value, unit, digits));
}

function TableLabel() {
  return (
    <Translate id="blog.chart.table" description="Opens the figures of a chart as a table">
      The figures as a table
    </Translate>
  );
}

interface ChartProps {
  title: string;
  /** What the chart shows, in a sentence. */
  description: string;
  /** `percent`, or a symbol that stands after each figure; empty for years and bare numbers. */
  unit: ChartUnit;
  /** Where the figures come from, when the text around does not say. */
  note?: string;
}

interface BarChartProps extends ChartProps {
  bars: { label: string; value: number; from?: number; emphasis?: boolean }[];
  /** Header of the table's first column: what a bar stands for. */
  each: string;
  max?: number;
  /** Where the scale begins, with `max` its end: for figures that are close together, which then are dots. */
  min?: number;
}

/** Bars for posts: `bars={[{ label: 'Petrol', value: 235 }]}`; with `from` a bar is a range. */
export function BarChart({ bars, each, unit, min, ...rest }: BarChartProps) {
  const format = useFigureFormat(unit);
  const { range } = useFormats();
  return (
    <Bars
      {...rest}
      scale={min === undefined || rest.max === undefined ? undefined : { min, ends: [format(min), format(rest.max)] }}
      tableLabel={<TableLabel />}
      headers={[
        each,
        translate({ id: 'blog.chart.figure', message: 'Figure', description: 'Header of a column of figures' }),
      ]}
      bars={bars.map((bar) => ({
        ...bar,
        text: bar.from === undefined ? format(bar.value) : range(bar.from, bar.value, format),
      }))}
    />
  );
}

interface LineChartProps extends ChartProps {
  lines: Line[];
  /** Name, unit and ticks of the axes. */
  xLabel: string;
  xUnit?: ChartUnit;
  xTicks: number[];
  yLabel: string;
  yTicks: number[];
}

/** Lines for posts: `lines={[{ label: 'Average', points: [[0, 100], [8, 81.6]] }]}`. */
export function LineChart({ lines, xLabel, xUnit = '', xTicks, yLabel, yTicks, unit, ...rest }: LineChartProps) {
  const [formatX, formatY] = [useFigureFormat(xUnit), useFigureFormat(unit)];
  return (
    <Lines
      {...rest}
      tableLabel={<TableLabel />}
      lines={lines}
      x={{ label: xLabel, ticks: xTicks.map((at) => ({ at, text: formatX(at) })) }}
      y={{ label: yLabel, ticks: yTicks.map((at) => ({ at, text: formatY(at) })) }}
      format={{ x: formatX, y: formatY }}
    />
  );
}
