import { expect, test } from 'vitest'
import { valueLayout } from './value-layout.ts'

const kinds = (text: string) => valueLayout(text, 14).pieces.map((piece) => piece.kind)

test('a fraction, a mixed number and a fraction with a unit are stacked', () => {
  expect(kinds('3/4')).toEqual(['fraction'])
  expect(kinds('-1 2/3')).toEqual(['text', 'fraction'])
  expect(kinds('3/4 cup')).toEqual(['fraction', 'text'])
  expect(kinds('1/2 × 3/5')).toEqual(['fraction', 'text', 'fraction'])
  expect(kinds('?/8')).toEqual(['fraction'])
})

test('a rate, a date and a plain number are not', () => {
  for (const text of ['60 km/h', '3/4/2025', '1.5/2', '12', 'x/2y']) expect(kinds(text)).toEqual(['text'])
})

test('pieces stand one after the other and a minus sign is a true one', () => {
  const { pieces, wide } = valueLayout('-1 2/3', 14)
  expect(pieces[0]).toMatchObject({ text: '\u22121', left: 0 })
  expect(pieces[1]?.left).toBe(pieces[0]?.wide)
  expect(wide).toBe((pieces[1]?.left ?? 0) + (pieces[1]?.wide ?? 0))
})
