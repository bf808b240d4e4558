import { expect, test } from 'vitest'
import { lookOfSpot } from './spot-look.ts'

const of = (...options: string[]) => ({ kind: 'hot-spot' as const, options })
const asked = (count: number) => ({ kind: 'hot-spot' as const, spots: ['a', 'b', 'c'], count })
const looks = (known: Parameters<typeof lookOfSpot>[0]) =>
  known.interaction.spots.map((spot) => lookOfSpot(known, spot))

test('while a question is open, only a single part is known to be wrong', () => {
  const still = { mark: 'wrong' as const, rightResponse: null }
  expect(looks({ interaction: asked(1), response: of('a'), missed: [of('b')], ...still })).toEqual([
    'wrong',
    'missed',
    'open',
  ])
  expect(looks({ interaction: asked(2), response: of('a', 'b'), missed: [], ...still })).toEqual([
    'chosen',
    'chosen',
    'full',
  ])
})

test('once it is closed, every part tells how it stands', () => {
  const closed = { interaction: asked(2), missed: [], rightResponse: of('b', 'c') }
  expect(looks({ ...closed, response: of('a', 'b'), mark: 'wrong' })).toEqual(['wrong', 'right', 'lacking'])
  expect(looks({ ...closed, response: of('b', 'c'), mark: 'right' })).toEqual(['passed', 'right', 'right'])
})
