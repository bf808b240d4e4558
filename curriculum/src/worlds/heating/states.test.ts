import { expect, test } from 'vitest'
import { bandOf, ends, isClear, points, pureSubstances, stateAt } from './states.ts'
import { type Substance, substances } from './substances.ts'

test('a substance melts below its boiling point, and both agree with the heating curves', () => {
  const curves: Readonly<Record<string, Substance>> = substances
  for (const id of pureSubstances) {
    const [melts, boils] = points[id]
    expect(melts).toBeLessThan(boils)
    expect(curves[id]?.melts?.at ?? melts).toBe(melts)
    expect(curves[id]?.boils?.at ?? boils).toBe(boils)
  }
})

test('at room temperature water is liquid, copper is solid, and oxygen is a gas', () => {
  expect([stateAt('water', 20), stateAt('copper', 20), stateAt('oxygen', 20)]).toEqual([
    'liquid',
    'solid',
    'gas',
  ])
})

test('close to a change of state nothing is clear', () => {
  expect(isClear('water', 1)).toBe(false)
  expect(isClear('water', 50)).toBe(true)
})

test('a band holds the temperatures at which both substances keep their states', () => {
  expect(bandOf(['water', 'ethanol'], 50)).toEqual([0, 78])
  expect(bandOf(['water', 'butane'], 50)).toEqual([0, 100])
  expect(bandOf(['tin', 'copper'], 20)).toEqual([ends.coldest, 232])
})
