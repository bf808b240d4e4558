import type { z } from 'zod'
import type { Queryable, Statement } from './database.ts'

const texts = new Map<string, string>()

/**
 * Declares a statement whose rows are not read, or one with the schema of its rows:
 * `statement('accounts.select-by-id', 'select id, … where id = $1', z.strictObject({ id: UserId, … }))`.
 */
export function statement(name: string, text: string): Statement
export function statement<Row>(name: string, text: string, row: z.ZodType<Row>): Statement<Row>
export function statement(name: string, text: string, row?: z.ZodType): Statement<unknown> {
  // A connection that has prepared this name would run the first text instead of the new one.
  if (texts.has(name) && texts.get(name) !== text) throw new Error(`Two statements are named ${name}.`)
  texts.set(name, text)
  return row === undefined ? { name, text } : { name, text, row }
}

/** The only row, or undefined if there is none. */
export async function selectOne<Row>(
  queryable: Queryable,
  asked: Statement<Row>,
  values?: readonly unknown[],
): Promise<Row | undefined> {
  const rows = await queryable.query(asked, values)
  if (rows.length > 1)
    throw new Error(`${asked.name} returned ${rows.length} rows, but at most one was expected.`)
  return rows[0]
}

/** The only row; throws if there is none. */
export async function requireOne<Row>(
  queryable: Queryable,
  asked: Statement<Row>,
  values?: readonly unknown[],
): Promise<Row> {
  const row = await selectOne(queryable, asked, values)
  if (row === undefined) throw new Error(`${asked.name} returned no row.`)
  return row
}
