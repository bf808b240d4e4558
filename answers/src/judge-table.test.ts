import { expect, test } from 'vitest'
import { judgeTable } from './judge-table.ts'

const key = {
  entries: { a: { value: '12' }, b: { value: '1/2', form: 'decimal' as const }, c: { option: 'x' } },
}

test.each([
  [{ a: '12', b: '0.5', c: 'x' }, 'correct'],
  [{ a: ' 12.0 ', b: '.5', c: 'x' }, 'correct'],
  [{ a: '12', b: '1/2', c: 'x' }, 'form'],
  [{ a: '12', b: '0.5', c: 'y' }, 'incorrect'],
  [{ a: '13', b: '1/2', c: 'x' }, 'incorrect'],
  [{ a: '12', b: 'some', c: 'x' }, 'unreadable'],
  [{ a: '12', b: '', c: 'x' }, 'unreadable'],
  [{}, 'unreadable'],
])('%j is %s', (placed: Record<string, string>, verdict) => {
  expect(judgeTable(placed, key).verdict).toBe(verdict)
})

test('a wrong way of thinking is told by its cell alone', () => {
  const wrong = { entries: { ...key.entries, a: { value: '7' } }, decisive: ['a'] }
  expect(judgeTable({ a: '7', b: '9', c: 'y' }, wrong).verdict).toBe('correct')
})
