import { expect, test } from 'vitest'
import { makers } from './answer-forms/makers.ts'
import { createChance } from './answer-forms/chance.ts'

test.for(Object.entries(makers))('the judges agree with the generator of answers: %s', ([, make]) => {
  const chance = createChance(2026)
  const cases = Array.from({ length: 400 }, () => make(chance))
  expect(
    cases
      .filter((one) => one.check().verdict !== one.want)
      .map(({ typed, key, want }) => ({ typed, key, want })),
  ).toEqual([])
})
