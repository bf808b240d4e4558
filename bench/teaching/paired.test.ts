import { expect, test } from 'vitest'
import { lowestFifth } from './measures.ts'
import { pairedDifference, weakestFifth } from './paired.ts'

const group = (...later: number[]) => later.map((value, index) => ({ before: index / 10, later: value }))

test('the mean of paired differences, with an error between seeds', () => {
  const ours = [group(0.5, 0.7), group(0.6, 0.8)]
  const theirs = [group(0.4, 0.6), group(0.4, 0.6)]
  const { mean, error } = pairedDifference(ours, theirs)
  expect(mean).toBeCloseTo(0.15)
  // The seeds' differences are .1 and .2, so the standard error of their mean is .05.
  expect(error).toBeCloseTo(0.05)
})

test('the weakest fifth are those who knew least before, whatever became of them', () => {
  const ours = [group(0.9, 0.1, 0.1, 0.1, 0.1)]
  const theirs = [group(0.5, 0.4, 0.4, 0.4, 0.4)]
  expect(pairedDifference(ours, theirs, weakestFifth(ours)).mean).toBeCloseTo(0.4)
})

test('the lowest fifth is the mean of the lowest values', () => {
  expect(lowestFifth([0.9, 0.1, 0.3, 0.8, 0.7, 0.9, 0.9, 0.9, 0.9, 0.9])).toBeCloseTo(0.2)
  expect(lowestFifth([])).toBeNull()
})
