import { expect, test } from 'vitest'
import { formatAdvice } from './advice/format-advice.ts'
import { formatFraction } from './rational.ts'
import { readNumber } from './read-number.ts'

test.for([
  ['35%', '7/20', { kind: 'percent', places: 0 }, '35%'],
  ['6/8', '3/4', { kind: 'fraction', reduced: false, improper: false }, '6/8'],
  ['9/4', '9/4', { kind: 'fraction', reduced: true, improper: true }, '9/4'],
  ['-2 3/4', '-11/4', { kind: 'mixed', reduced: true, improper: false }, '-2 3/4'],
  ['2.50', '5/2', { kind: 'decimal', places: 2 }, '2.50'],
  ['3.20e4', '32000', { kind: 'scientific', places: 2 }, '3.20 × 10⁴'],
  ['5 m/s', '5', { kind: 'whole', places: 0, unitText: 'm/s' }, '5'],
  ['$4', '4', { kind: 'whole', places: 0, unitText: '$' }, '4'],
] as const)('%s is read with how it was written', ([text, value, written, echo]) => {
  const reading = readNumber(text)
  if (!reading.readable) throw new Error(reading.message.code)

  expect(formatFraction(reading.value)).toBe(value)
  expect(reading.written).toEqual(written)
  expect(reading.echo).toBe(echo)
})

test.for([
  ['1,5', 'type a point: 1.5'],
  ['1-1/2', 'leave a space'],
  ['5/0', 'denominator of a fraction can’t be 0'],
  ['7 tens', 'in digits'],
  ['almost 5', 'one exact number'],
  ['banana', '“banana”'],
  ['1'.repeat(300), 'too long'],
] as const)('%s is met with advice on what to do', ([text, advice]) => {
  const reading = readNumber(text)
  if (reading.readable) throw new Error(reading.echo)

  expect(formatAdvice(reading.message, 'en')).toContain(advice)
})
