import type { CsvRow } from './csv-file.ts'
import type { RowProblem } from './problems.ts'

/** What a row of a file becomes; undefined if it is left out or has a problem. */
export interface RowReader<Row> {
  readonly required: readonly string[]
  readonly read: (row: CsvRow, context: RowContext) => Row | undefined
}

export interface RowContext {
  readonly sourcedId: string
  readonly isEnded: boolean
  readonly fail: (code: RowProblem['code'], value?: string) => void
}
