import { expect, test } from 'vitest'
import { tintsFor } from './tints.ts'

test('equal labels look the same, others differ', () => {
  const [a, b, c] = tintsFor([{ label: 'A' }, { label: 'B' }, { label: 'A' }])
  expect(a).toBe(c)
  expect(a).not.toBe(b)
})

test('a label that names a color takes it, and no other label does', () => {
  expect(tintsFor([{ label: 'win' }, { label: 'Blue' }, { label: 'red' }])).toEqual(['orange', 'blue', 'red'])
})

test('seven sectors have seven looks', () => {
  expect(new Set(tintsFor([...'abcdefg'].map((label) => ({ label })))).size).toBe(7)
})
