import { expect, test } from 'vitest'
import { csvOf } from './data-file.ts'

test('rows become lines under the names of all their columns', () => {
  const rows = [
    { skill: 'unit-rates', points: 10 },
    { skill: 'a "b", c', note: null, state: [1, 2] },
  ]
  expect(csvOf({ rows })).toBe('skill,points,note,state\r\nunit-rates,10,,\r\n"a ""b"", c",,,"[1,2]"\r\n')
})

test('no text becomes a formula, and a negative number stays one', () => {
  expect(csvOf({ rows: [{ a: '=1+1', b: -2 }] })).toBe("a,b\r\n'=1+1,-2\r\n")
})
