import { expect, test } from 'vitest'
import { namesInLines } from './names-in-lines.ts'

const read = (text: string, order: 'first-last' | 'last-first' = 'first-last') =>
  namesInLines(text, order).map(({ firstName, lastName, grade }) => [firstName, lastName, grade].join('|'))

test.each([
  ['last, first', 'Rivera, Tomás', 'Tomás|Rivera|'],
  ['first last', 'Tomás Rivera', 'Tomás|Rivera|'],
  ['a first name alone', 'Tomás', 'Tomás||'],
  ['two first names', 'Ana María Rivera', 'Ana María|Rivera|'],
  ['cells with a tab between', 'Tomás\tRivera', 'Tomás|Rivera|'],
  ['a row number in a cell of its own', '12\tRivera, Tomás', 'Tomás|Rivera|'],
  [
    'a student number, an address and a grade',
    '100234\tTomás\tRivera\ttomas@example.org\t6',
    'Tomás|Rivera|6',
  ],
  ['a grade after a second comma', 'Rivera, Tomás, 7', 'Tomás|Rivera|7'],
  ['a number before it', '12. Rivera, Tomás', 'Tomás|Rivera|'],
  ['a number in brackets and a bullet', '3) Tomás Rivera\n• Zoe K', 'Tomás|Rivera| Zoe|K|'],
  ['quotation marks', '"Rivera, Tomás"', 'Tomás|Rivera|'],
  ['empty lines around it', '\r\n\r\n  Tomás Rivera  \r\n\t\r\n', 'Tomás|Rivera|'],
  ['no name', '12\n---\n', ''],
])('a line with %s is read', (_, text, expected) => {
  expect(read(text).join(' ')).toBe(expected)
})

test('names without a comma can be written last name first', () => {
  expect(read('Rivera Tomás\nRivera\tTomás\nRivera, Tomás', 'last-first')).toEqual([
    'Tomás|Rivera|',
    'Tomás|Rivera|',
    'Tomás|Rivera|',
  ])
})

test('a long number beside a name is the student’s number, a short one a seat', () => {
  const numbers = namesInLines('100234\tRivera, Tomás\nZoe\tK\t0077\t6\n12\tKai L', 'first-last')
  expect(numbers.map(({ studentNumber }) => studentNumber)).toEqual(['100234', '0077', ''])
})

test('a line that misses a first name stays, so that it can be mended', () => {
  expect(read('Rivera,')).toEqual(['|Rivera|'])
})
