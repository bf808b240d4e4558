import { expect, test } from 'vitest'
import {
  inequalityTex,
  plainInequality,
  solutionOf,
  solvedBound,
  someSolution,
  turnedInequalityTex,
  type TwoStepInequality,
} from './two-step-inequality.ts'

const plus: TwoStepInequality = { form: 'plus', letter: 'x', p: 3, q: 4, value: 5, sign: '>' }
const negative: TwoStepInequality = { ...plus, p: -3, sign: '≤' }
const left: TwoStepInequality = { ...plus, form: 'left', q: 20 }
const group: TwoStepInequality = { ...plus, form: 'group-minus', p: -2, value: [7, 2] }

test('a positive factor keeps the sign, a negative one turns it around', () => {
  expect(solutionOf(plus)).toEqual({ letter: 'x', sign: '>', at: 5 })
  expect(solutionOf(negative)).toEqual({ letter: 'x', sign: '≥', at: 5 })
  expect(solutionOf(left)).toEqual({ letter: 'x', sign: '<', at: 5 })
})

test('an inequality is written with its letter on either side, and as it is typed', () => {
  expect(inequalityTex(negative)).toBe(String.raw`−3x + 4 \le −11`)
  expect(turnedInequalityTex(negative)).toBe(String.raw`−11 \ge −3x + 4`)
  expect(plainInequality(negative)).toBe('-3x+4<=-11')
})

test('what is written is solved again by its lines, whichever side the letter is on', () => {
  for (const each of [plus, negative, left, group]) {
    expect(solvedBound(inequalityTex(each))).toEqual(solutionOf(each))
    expect(solvedBound(turnedInequalityTex(each))).toEqual(solutionOf(each))
  }
})

test('some solution makes the inequality true', () => {
  expect(someSolution(plus)).toBe(6)
  expect(someSolution(left)).toBe(4)
})
