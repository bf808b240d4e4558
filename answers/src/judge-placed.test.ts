import { expect, test } from 'vitest'
import { formatAdvice } from './advice/format-advice.ts'
import type { Judgement } from './verdict.ts'
import { judgePlaced } from './judge-placed.ts'

const english = ({ message }: Pick<Judgement, 'message'>) => message && formatAdvice(message, 'en')

const key = { placed: { p: 'solid', q: 'gas', r: 'gas' } }

test('everything in its place counts', () => {
  expect(judgePlaced({ r: 'gas', p: 'solid', q: 'gas' }, key).verdict).toBe('correct')
  expect(judgePlaced({ r: 'gas', p: 'solid', q: 'solid' }, key).verdict).toBe('incorrect')
})

test('what is still open costs nothing, and is counted', () => {
  expect(judgePlaced({ p: 'solid', q: 'gas' }, key)).toMatchObject({
    verdict: 'unreadable',
    message: { code: 'one-open', values: {} },
  })
  expect(english(judgePlaced({ p: '', q: 'gas' }, key))).toBe('2 are still empty.')
})

test('what has no place in the question changes nothing', () => {
  expect(judgePlaced({ ...key.placed, z: 'gas', toString: 'x' }, key).verdict).toBe('correct')
})

test('a wrong way of thinking is told by the decisive places alone', () => {
  const wrong = { placed: { ...key.placed, p: 'gas' }, decisive: ['p'] }
  expect(judgePlaced({ p: 'gas', q: 'solid', r: 'solid' }, wrong).verdict).toBe('correct')
  expect(judgePlaced({ p: 'solid', q: 'solid', r: 'solid' }, wrong).verdict).toBe('incorrect')
})
