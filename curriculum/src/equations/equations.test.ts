import { describe, expect, it } from 'vitest'
import { oneStepEquations } from '../skills/math/grade-6/one-step-equations/skill.ts'
import { twoStepEquations } from '../skills/math/grade-7/two-step-equations/skill.ts'
import { asSkill } from '../form/as-skill.ts'
import { checkResponse } from '../check-response.ts'
import { checkItem } from '../content-check/check-item.ts'
import { makeItem } from '../make-item.ts'
import { calculate, numberTex, workedTex } from './exact.ts'
import { checkTex, leftOver, plainTwoStep, resultOf, type TwoStep, twoStepTex } from './two-step.ts'
import { solvedText } from './typed-solution.ts'

describe('exact numbers', () => {
  it('stay decimals where they end, and become fractions where they do not', () => {
    expect(calculate(0.1, 'plus', 0.2)).toBe(0.3)
    expect(calculate(7, 'over', 3)).toEqual([7, 3])
    expect(calculate([3, 4], 'times', 8)).toBe(6)
    expect(calculate([1, 2], 'plus', [1, 3])).toEqual([5, 6])
    expect(numberTex([-3, 4])).toBe(String.raw`−\frac{3}{4}`)
    expect(workedTex(4, 'minus', -3)).toBe('4 − (−3) = 7')
  })
})

describe('an equation of two operations', () => {
  const left: TwoStep = { form: 'left', letter: 'x', p: 3, q: 20, value: 4 }
  const group: TwoStep = { form: 'group-minus', letter: 'n', p: 2, q: 10, value: 8 }

  it('is written, typed, undone and checked', () => {
    expect(resultOf(left)).toBe(8)
    expect(twoStepTex(left)).toBe('20 − 3x = 8')
    expect(leftOver(left)).toEqual({ side: '−3x', result: -12 })
    expect(plainTwoStep(group)).toBe('2(n-10)=-4')
    expect(checkTex(group)).toBe(String.raw`2 \times (8 − 10) = −4`)
    expect(solvedText(twoStepTex(group))).toBe('8')
  })
})

describe('an equation that is to be written', () => {
  it('is not met by its solution, and is by its sides swapped', () => {
    for (const form of [oneStepEquations, twoStepEquations]) {
      const skill = asSkill(form)
      const model = skill.models.find(({ id }) => id === 'write-equation')
      if (model === undefined) throw new Error(`${form.id} writes no equations`)
      for (const level of [1, 2, 3] as const) {
        for (let seed = 0; seed < 20; seed += 1) {
          const item = makeItem(skill, model, level, seed)
          if (item.key.kind !== 'equation') throw new TypeError('expects an equation')
          const { value, shownAs = '' } = item.key
          const [letter = 'x'] = /[a-z]/.exec(value) ?? []
          const typed = (text: string) => checkResponse(item, { kind: 'equation', text }).verdict
          expect(typed(`${letter} = ${solvedText(shownAs)}`), value).not.toBe('correct')
          expect(typed(value.split('=').toReversed().join('=')), value).toBe('correct')
        }
      }
    }
  })
})

describe('the content check', () => {
  it('takes a brace for a hole in the text, and a fraction in TeX for none', () => {
    const skill = asSkill(oneStepEquations)
    const [model] = skill.models
    if (model === undefined) throw new Error('no model')
    const item = makeItem(skill, model, 3, 1)
    const holes = (stem: string) =>
      checkItem(skill, model, { ...item, stem }).filter(({ rule }) => rule === 'a hole in the text')
    expect(holes(item.stem)).toEqual([])
    expect(holes(`${item.stem} {by}`)).not.toEqual([])
  })
})
