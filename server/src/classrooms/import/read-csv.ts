import { importBytes, importRows } from '@skills-center/contract/classrooms/import'
import { CsvError, parse } from 'csv-parse/sync'
import { badRequest } from '../../platform/problems.ts'
import { say } from '../messages.gen.ts'

export interface CsvRecord {
  /** The line of the file on which the record begins; the heading is line 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Removes invisible characters from a cell: control characters and no-break spaces. */
const clean = (cell: string) =>
  cell
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zs}]+/gu, ' ')
    .trim()
    .normalize('NFC')

/** Spreadsheets separate cells with commas, semicolons, or tabs, depending on their language. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, 2000).split('\n', 1)[0] ?? ''
  const count = (sign: string) => heading.split(sign).length
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',')
}

/** Reads the heading and the rows that are not empty. Refuses any other kind of file with a message for the teacher. */
export function readCsv(text: string): { headings: readonly string[]; records: readonly CsvRecord[] } {
  if (Buffer.byteLength(text) > importBytes) throw badRequest(say('file.too-large'))
  const [heading, ...records] = parseRecords(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'))
  if (heading === undefined) {
    throw badRequest(say('file.empty'))
  }
  if (records.length > importRows) {
    throw badRequest(say('file.too-many-rows', { rows: records.length, most: importRows }))
  }
  return { headings: heading.cells, records }
}

function parseRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = []
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record(cells: string[], { lines }) {
        // The parser reports the line on which a record ends, and cells may contain line breaks.
        const line = lines - cells.join('').split('\n').length + 1
        records.push({ line, cells: cells.map(clean) })
      },
    })
    return records.filter(({ cells }) => cells.some((cell) => cell !== ''))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw badRequest(
      say('file.not-a-table', { line: typeof error['lines'] === 'number' ? error['lines'] : 0 }),
    )
  }
}
