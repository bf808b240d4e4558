import { expect, test } from 'vitest'
import { visibleTicks, ticksOf } from './axis-names.ts'

const written = (axis: Parameters<typeof ticksOf>[0]) => ticksOf(axis).map(({ name }) => name)

test('years have no comma, other thousands do', () => {
  expect(written({ from: 1990, to: 2010, step: 10, label: 'Year' })).toEqual(['1990', '2000', '2010'])
  expect(written({ from: 1990, to: 2010, step: 10, label: 'Año' })).toEqual(['1990', '2000', '2010'])
  expect(written({ from: 0, to: 2000, step: 1000, label: 'People' })).toEqual(['0', '1,000', '2,000'])
})

test('names stand at the ticks in order', () => {
  expect(written({ from: 1, to: 3, step: 1, label: 'Month', names: ['Jan', 'Feb', 'Mar'] })).toEqual([
    'Jan',
    'Feb',
    'Mar',
  ])
})

test('names that would touch are thinned out evenly, and zero stays', () => {
  const scale = (value: number) => value * 10
  const kept = (from: number, to: number, gap: number) =>
    visibleTicks({ from, to, step: 1, label: '' }, scale, gap).map(({ value }) => value)
  expect(kept(0, 8, 30)).toEqual([0, 4, 8])
  expect(kept(-3, 4, 20)).toEqual([-2, 0, 2, 4])
})
