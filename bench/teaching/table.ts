import {
  mainMeasures,
  furtherMeasures,
  summarize,
  type Measure,
  type MeasureKey,
  type RunResult,
} from './measures.ts'

/** One engine's runs, one for each seed. */
export interface Row {
  engine: string
  runs: readonly RunResult[]
}

/** Our targets on unseen simulators, and the knowledge before practice there. */
const target: Partial<Record<MeasureKey, number>> = {
  knowledgeBefore: 0.38,
  knowledgeLater: 0.745,
  lowestFifthLater: 0.6,
  questionsPerRetained: 34,
  declaredNotMastered: 0.3,
  masteredNotDeclared: 0.3,
  calibrationError: 0.015,
  tooHard: 0.13,
  overPractice: 0.1,
  placement25: 0.185,
  flagPrecision: 0.45,
  flagRecall: 0.65,
  wrongWay: 0,
  wrongWayReports: 0,
  replyDiffers: 0,
  invalid: 0,
  medianMs: 2,
  p99Ms: 20,
}

function cell(row: Row, measure: Measure & { key: MeasureKey }): string {
  const summary = summarize(row.runs.map(({ outcome }) => outcome[measure.key]))
  if (summary === null) return '–'
  const text = (value: number) => value.toFixed(measure.digits).replace(/^(-?)0\./, '$1.')
  return row.runs.length > 1 ? `${text(summary.mean)}±${text(summary.error)}` : text(summary.mean)
}

export function layOut(lines: readonly (readonly string[])[]): string {
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}

/** Prints the main measures first, then all others. */
export function printTable(rows: readonly Row[]): string {
  const part = (measures: readonly (Measure & { key: MeasureKey })[]) =>
    layOut([
      ['', ...measures.map(({ title }) => title)],
      ...rows.map((row) => [row.engine, ...measures.map((measure) => cell(row, measure))]),
      [
        'target',
        ...measures.map(({ key, digits }) => target[key]?.toFixed(digits).replace(/^0\./, '.') ?? ''),
      ],
    ])
  return `${part(mainMeasures)}\n\n${part(furtherMeasures)}`
}
