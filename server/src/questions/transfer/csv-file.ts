import { CsvError, parse } from 'csv-parse/sync'
import { maxTransferred } from '@skills-center/contract/questions/transfer'
import { badRequest } from '../../platform/problems.ts'
import { csvColumns, type CsvRow } from './csv-question.ts'
import { say } from '../messages.gen.ts'

/** A spreadsheet would evaluate this cell as a formula. */
const isFormula = (cell: string): boolean => /^['=+\-@\t\r]/.test(cell)

const written = (cell: string): string => {
  const guarded = isFormula(cell) ? `'${cell}` : cell
  return /[",\n\r;\t]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

const unguarded = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell

/** Starts with the byte order mark by which spreadsheets recognize UTF-8. */
export const csvFile = (rows: readonly CsvRow[]): string =>
  `\uFEFF${[csvColumns, ...rows.map((row) => csvColumns.map((column) => row[column]))]
    .map((cells) => cells.map(written).join(','))
    .join('\r\n')}\r\n`

/** The rows, each with the line on which it begins; refuses any other kind of table. */
export function readCsvFile(text: string): { line: number; row: CsvRow }[] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const heading = source.slice(0, 2000).split('\n', 1)[0] ?? ''
  const delimiter = [';', '\t'].find((sign) => heading.split(sign).length > heading.split(',').length) ?? ','
  const records: { line: number; cells: string[] }[] = []
  try {
    parse(source, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      // One more than allowed is enough to see that there are too many.
      to: maxTransferred + 2,
      on_record(cells: string[], { lines }) {
        records.push({ line: lines - cells.join('').split('\n').length + 1, cells })
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw badRequest(
      typeof error['lines'] === 'number'
        ? say('csv.unreadable-line', { line: error['lines'] })
        : say('csv.unreadable'),
    )
  }
  const [head, ...rest] = records
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  for (const needed of ['Question', 'Kind'] as const)
    if (!names.includes(needed.toLowerCase())) throw badRequest(say('csv.column-missing', { column: needed }))
  return rest.map(({ line, cells }) => {
    const entries = csvColumns.map((column) => {
      const at = names.indexOf(column.toLowerCase())
      return [column, unguarded(at < 0 ? '' : (cells[at] ?? ''))]
    })
    // All columns are present, which TypeScript cannot infer from fromEntries.
    // oxlint-disable-next-line typescript/consistent-type-assertions
    return { line, row: Object.fromEntries(entries) as CsvRow }
  })
}
