import { expect, test } from 'vitest'
import { type AlgebraKind, keypadOf, signsOf } from './keypad.ts'

const kinds: AlgebraKind[] = ['expression', 'equation', 'inequality']
const rowsOf = (kind: AlgebraKind, letters: readonly string[]) => {
  const layout = keypadOf(kind, letters)
  return 'rows' in layout ? layout.rows : []
}
const keysOf = (kind: AlgebraKind, letters: readonly string[]) =>
  rowsOf(kind, letters)
    .flat()
    .map((key) => (typeof key === 'string' ? key : (key.latex ?? key.label)))

test.for(kinds)('the keypad of an %s has its letters, its signs and all digits', (kind) => {
  const keys = keysOf(kind, ['a', 'b'])
  expect(keys).toEqual(expect.arrayContaining(['a', 'b', ...signsOf[kind]]))
  expect(keys).toEqual(expect.arrayContaining(Array.from({ length: 10 }, (_, digit) => `[${digit}]`)))
})

test.for(kinds)('no row of the keypad of an %s is wider than a phone', (kind) => {
  for (const letters of [[], ['x'], ['x', 'y'], ['a', 'b', 'c', 'd', 'e', 'f']])
    for (const row of rowsOf(kind, letters)) expect(row.length).toBeLessThanOrEqual(7)
})

test('few keys of its own stand beside the zero, so that the keypad is low', () => {
  expect(rowsOf('expression', ['x'])).toHaveLength(4)
  expect(rowsOf('inequality', ['x'])).toHaveLength(5)
})
