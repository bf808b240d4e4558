import { expect, test } from 'vitest'
import { picked } from './picked-spots.ts'

const of = (...options: string[]) => ({ kind: 'hot-spot' as const, options })
const spots = ['a', 'b', 'c']

test('where one is asked, another replaces it', () => {
  expect(picked({ spots, count: 1 }, of('a'), 'b')).toEqual(of('b'))
  expect(picked({ spots, count: 1 }, of('a'), 'a')).toEqual(of('a'))
})

test('where several are asked, one is picked or let go, and never more than asked', () => {
  const two = { spots, count: 2 }
  expect(picked(two, of('c'), 'a')).toEqual(of('a', 'c'))
  expect(picked(two, of('a', 'c'), 'a')).toEqual(of('c'))
  expect(picked(two, of('a', 'c'), 'b')).toEqual(of('a', 'c'))
})
