import { CsvError, parse } from 'csv-parse/sync';

import { csvFormFault } from './csv-form.ts';
import { vehicleSchema } from './schemas/vehicle.ts';
import type { Vehicle } from './vehicles.ts';

const columns = Object.keys(vehicleSchema.shape);

/** What is wrong in a line of the list, for writers. */
interface VehicleFault {
  /** 1-based. */
  line: number;
  /** 1-based, of the cell. */
  column?: number;
  /** Field and what is wrong with it, as a sentence. */
  message: string;
  remedy?: string;
}

/** The lines of each brand. */
type BrandLines = Map<string, number[]>;

/** The figure of a line that its comma has made two cells of: before a unit, or else the last; a name such as U6 is none. */
function splitDecimal(text: string): string | undefined {
  const pairs = [...text.matchAll(/(?<![\p{L}\d])(?=(\d+,\d+)(\s*(?:kWh|Ah)\b)?)/gu)];
  return (pairs.find(([, , unit]) => unit) ?? pairs.at(-1))?.[1];
}

/** What to do about a figure with its unit where a year belongs. */
function yearRemedy(cell = ''): string | undefined {
  const [, figure, unit] = /^(\d+(?:[.,]\d+)?)\s*(kWh|kW|Ah)$/i.exec(cell) ?? [];
  if (!figure) return undefined;
  return `"${figure.replace(',', '.')} ${unit}" belongs into the cell of the model: write it there, and the year here.`;
}

/** Where a cell of a line begins, 1-based. */
function columnOf(text: string, index: number): number | undefined {
  const cells = [...text.matchAll(/(?:^|,)\s*(?=("(?:[^"]|"")*"|[^,]*))/g)];
  const cell = cells[index];
  return cell && cell.index + cell[0].length + 1;
}

/** Reads the list of vehicles in the order of the file, and finds every fault. */
export function readVehicles(csv: string): { vehicles: Vehicle[]; faults: VehicleFault[]; brands: BrandLines } {
  const brands: BrandLines = new Map();
  const form = csvFormFault(csv, columns);
  if (form) return { vehicles: [], faults: [form], brands };
  const faults: VehicleFault[] = [];
  const seen = new Map<string, number>();
  const seriesNames = new Map<string, { name: string; line: number }>();
  const vehicles: Vehicle[] = [];
  const options = { bom: true, trim: true, relaxColumnCount: true, skipEmptyLines: true, info: true } as const;
  let lines: { record: string[]; info: { lines: number } }[];
  try {
    lines = parse(csv, options) as unknown as typeof lines;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const rows = csv.split('\n');
    const index = rows.findIndex((row) => row.split('"').length % 2 === 0);
    const fault = {
      line: index < 0 ? Number(error.lines) || 1 : index + 1,
      message: 'A double quote (") is never closed, or stands inside a cell.',
    };
    if (index < 0) return { vehicles, brands, faults: [fault] };
    const rest = readVehicles(rows.with(index, rows[index]!.replaceAll('"', '')).join('\n'));
    return { ...rest, faults: [fault, ...rest.faults] };
  }
  const lineTexts = csv.split(/\r?\n/);
  const [header, ...rows] = lines;
  if (header?.record.join() !== columns.join())
    faults.push({ line: 1, message: 'The first line names the columns.', remedy: `Write ${columns.join(',')}.` });
  for (const { record: cells, info } of rows) {
    const line = info.lines;
    const text = lineTexts[line - 1] ?? '';
    if (cells.length !== columns.length) {
      const decimal = cells.length > columns.length ? splitDecimal(text.replace(/(?:,\d{4}){1,2},?$/, '')) : undefined;
      faults.push({
        line,
        message: `This line has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} instead of ${columns.length} (${columns.join(',')}).`,
        ...(decimal && { remedy: `"${decimal}" is two cells. Write ${decimal.replace(',', '.')}.` }),
        ...(text.includes(';') && {
          remedy: 'Semicolons stand between its cells: write commas (docs/content-reference.md#spreadsheets).',
        }),
      });
      continue;
    }
    const { data, error } = vehicleSchema.safeParse(Object.fromEntries(columns.map((name, i) => [name, cells[i]])));
    if (error) {
      // That a year which is none comes before another follows from the first.
      const firstOfEach = new Map(error.issues.toReversed().map((issue) => [String(issue.path[0]), issue]));
      for (const [name, { message }] of [...firstOfEach].reverse()) {
        const index = columns.indexOf(name);
        const cell = cells[index];
        const remedy = yearRemedy(cell);
        faults.push({
          line,
          column: columnOf(text, index),
          message: `${name}: ${cell ? `"${cell}" ` : ''}${message}.`,
          ...(remedy && { remedy }),
        });
      }
      continue;
    }
    const [comma] = /\d+,\d+(?=\s*(?:kWh|kW|Ah)\b)/.exec(data.model) ?? [];
    if (comma)
      faults.push({
        line,
        column: columnOf(text, columns.indexOf('model')),
        message: `model: "${data.model}" has a comma where figures have a point.`,
        remedy: `Write ${data.model.replace(comma, comma.replace(',', '.'))}.`,
      });
    const key = [data.brand, data.series, data.model, data.year_from].join();
    if (seen.has(key))
      faults.push({ line, message: `This is the same vehicle as in line ${seen.get(key)}.`, remedy: 'Remove one.' });
    seen.set(key, line);
    const lettersOfSeries = `${data.brand},${data.series.toLowerCase().replace(/[\s.-]/g, '')}`;
    const first = seriesNames.get(lettersOfSeries) ?? { name: data.series, line };
    seriesNames.set(lettersOfSeries, first);
    if (first.name !== data.series)
      faults.push({
        line,
        column: columnOf(text, columns.indexOf('series')),
        message: `series: "${data.series}" is "${first.name}" in line ${first.line}, so visitors get two groups.`,
        remedy: 'Write both the same.',
      });
    brands.set(data.brand, [...(brands.get(data.brand) ?? []), line]);
    const { year_from: from, year_to: to, ...names } = data;
    vehicles.push(to === undefined ? { ...names, from } : { ...names, from, to });
  }
  return { vehicles, faults, brands };
}

/**
 * The list of vehicles, sorted by brand, series, model and year.
 * @param file its name, for messages
 * @throws an error for writers with every fault: file, line, field, what is wrong
 */
export function parseVehicles(csv: string, file: string): Vehicle[] {
  const { vehicles, faults } = readVehicles(csv);
  if (faults.length > 0) {
    const lines = faults.map(({ line, column, message, remedy = '' }) =>
      `${[file, line, column].filter(Boolean).join(':')}  ${message} ${remedy}`.trim(),
    );
    throw new Error(`The list of vehicles has to be mended:\n  ${lines.join('\n  ')}`);
  }
  const { compare } = new Intl.Collator('en', { numeric: true });
  return vehicles.sort(
    (a, b) => compare(a.brand, b.brand) || compare(a.series, b.series) || compare(a.model, b.model) || a.from - b.from,
  );
}
