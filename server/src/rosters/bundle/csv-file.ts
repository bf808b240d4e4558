import { Readable, Transform } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { CsvError, parse } from 'csv-parse'
import { deflated, type ZipEntry } from '../../platform/zip-directory.ts'
import { say } from '../messages.gen.ts'
import { BundleError } from './bundle-error.ts'
import { clean } from './fields.ts'

/** A row of a CSV file; a column that the file does not have is empty. */
export interface CsvRow {
  /** The line on which the row ends; the heading is line 1. */
  readonly line: number
  readonly cell: (column: string) => string
}

/** Small, because each piece is parsed at once, and answers wait for it. In bytes. */
const chunkSize = 16 * 1024
/** No row of OneRoster comes near this size, in bytes. */
const maxRow = 64 * 1024

/** Counts the unpacked bytes of all files, and stops at the limit. */
export function createByteCounter(max: number) {
  let total = 0
  return (chunk: Buffer): void => {
    total += chunk.length
    if (total > max) throw new BundleError(say('bundle.too-large-unpacked'))
  }
}

/** Unpacks and reads one file row by row, without holding it in memory. */
export async function* readCsvFile(
  entry: ZipEntry,
  {
    required,
    maxRows,
    count,
  }: { required: readonly string[]; maxRows: number; count: (chunk: Buffer) => void },
): AsyncGenerator<CsvRow> {
  const file = entry.path
  if (entry.isLocked) throw new BundleError(say('bundle.locked'))
  if (entry.method !== 0 && entry.method !== deflated)
    throw new BundleError(say('bundle.cannot-unpack', { file }))
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        count(chunk)
        done(null, chunk)
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRow,
  })
  const source = Readable.from([entry.packed])
  const unpacked = entry.method === 0 ? source : source.pipe(createInflateRaw({ chunkSize }))
  // An error of one stream ends the parser, so that the loop below ends with it.
  for (const stream of [source, unpacked, counter]) stream.on('error', (error) => parser.destroy(error))
  unpacked.pipe(counter).pipe(parser)
  try {
    yield* rowsOf(parser, { file, required, maxRows })
  } catch (error) {
    throw readable(error, file)
  } finally {
    for (const stream of [source, unpacked, counter, parser]) stream.destroy()
  }
}

async function* rowsOf(
  parser: AsyncIterable<{ record: string[]; info: { lines: number } }>,
  { file, required, maxRows }: { file: string; required: readonly string[]; maxRows: number },
): AsyncGenerator<CsvRow> {
  let places: ReadonlyMap<string, number> | undefined
  let rows = 0
  for await (const { record, info } of parser) {
    if (places === undefined) {
      places = new Map(record.map((heading, place) => [clean(heading).toLowerCase(), place]))
      const missing = required.filter((column) => !places?.has(column.toLowerCase()))
      if (missing.length > 0)
        throw new BundleError(say('bundle.columns-missing', { file, columns: missing.join(', ') }))
      continue
    }
    const found = places
    rows += 1
    if (rows > maxRows) throw new BundleError(say('bundle.too-many-rows', { file, most: maxRows }))
    yield {
      line: info.lines,
      cell: (column) => clean(record[found.get(column.toLowerCase()) ?? -1] ?? ''),
    }
  }
}

function readable(error: unknown, file: string): unknown {
  if (error instanceof BundleError) return error
  if (error instanceof CsvError) {
    const line = typeof error['lines'] === 'number' ? error['lines'] : 0
    return new BundleError(say('bundle.not-a-table', { file, line }))
  }
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
    return new BundleError(say('bundle.cannot-unpack', { file }))
  return error
}
