import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvOf } from './report-csv.ts'
import { readCsv } from './test-csv.ts'

it('a file is what RFC 4180 says, without a byte order mark', () => {
  expect(
    csvOf([
      ['Skill', 'Note'],
      ['Ratios, “a” to b', 'says "two to one"'],
      ['one\ntwo', -5],
    ]),
  ).toBe('Skill,Note\r\n"Ratios, “a” to b","says ""two to one"""\r\n"one\ntwo",-5\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\n=1'])(
  '%j is no formula in a spreadsheet',
  (cell) => {
    expect(readCsv(csvOf([[cell]]))).toEqual([[`'${cell}`]])
  },
)

it('any text comes back as it was, behind an apostrophe at most', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 })), (rows) => {
      const read = readCsv(csvOf(rows))
      const guarded = rows.map((row) => row.map((cell) => (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell)))
      expect(read).toEqual(guarded)
    }),
    { numRuns: 40 },
  )
})
