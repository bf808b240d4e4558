import { isInFuture } from '@skills-center/contract/accounts/age'
import { expect, test } from 'vitest'
import { ageBandOf } from './age-band.ts'

const at = new Date('2026-11-22T12:00:00Z')

test('a child counts as under 13 to the end of the month of the thirteenth birthday', () => {
  expect(ageBandOf({ year: 2013, month: 12 }, at)).toBe('under-13')
  expect(ageBandOf({ year: 2013, month: 11 }, at)).toBe('under-13')
  expect(ageBandOf({ year: 2013, month: 10 }, at)).toBe('13-plus')
  expect(ageBandOf({ year: 2015, month: 1 }, at)).toBe('under-13')
})

test('who may pay is 18 from the month after the eighteenth birthday on', () => {
  expect(ageBandOf({ year: 2008, month: 12 }, at)).toBe('13-plus')
  expect(ageBandOf({ year: 2008, month: 11 }, at)).toBe('13-plus')
  expect(ageBandOf({ year: 2008, month: 10 }, at)).toBe('18-plus')
  expect(ageBandOf({ year: 1985, month: 1 }, at)).toBe('18-plus')
})

test('who does not say is neither', () => {
  expect(ageBandOf(null, at)).toBe('not-said')
})

test('nobody is born in a month that has not begun', () => {
  expect(isInFuture({ year: 2026, month: 11 }, at)).toBe(false)
  expect(isInFuture({ year: 2026, month: 12 }, at)).toBe(true)
})
