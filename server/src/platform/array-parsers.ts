import pg from 'pg'

/** PostgreSQL's text form of a one-dimensional array of whole numbers, such as `{1,-2}`. */
const plainNumbers = /^\{[\d,-]*\}$/
/** The same for texts that need no quotes. */
const plainTexts = /^\{[^"\\{}]+\}$/

/** The type ids of `integer[]` and `text[]` (pg_type.oid). */
export const integerArray = 1007
export const textArray = 1009

const driver = new pg.TypeOverrides()
// Its types take a parser's text for a type id.
// oxlint-disable-next-line typescript/consistent-type-assertions
const driverReads = (type: number) => driver.getTypeParser(type) as unknown as (text: string) => unknown
const readAnyIntegers = driverReads(integerArray)
const readAnyTexts = driverReads(textArray)

/** Reads `integer[]`. Every answer reads many; the driver's own parser takes ten times as long. */
export const readIntegers = (text: string): unknown =>
  plainNumbers.test(text) ? JSON.parse(`[${text.slice(1, -1)}]`) : readAnyIntegers(text)

/** Reads `text[]`, in the same way. */
export const readTexts = (text: string): unknown =>
  plainTexts.test(text) && !text.includes('NULL') ? text.slice(1, -1).split(',') : readAnyTexts(text)
