import { describe, expect, it } from 'vitest'
import {
  certainEnough,
  hintWeight,
  masteredAnswers,
  masteredAt,
  mostMovement,
  rapidGuess,
  rapidSeconds,
  refreshBelow,
  secondTryWeight,
  spacedAfter,
} from './constants.ts'
import { masteryRules } from './explain.ts'
import { chain, newPractice, type Told } from './testing/practice.ts'

const numbersIn = (text: string | undefined) =>
  Array.from(text?.matchAll(/\d+/g) ?? [], ([found]) => Number(found))

describe('how mastery is worked out', () => {
  const [meaning, movement, help, memory] = masteryRules()

  it('is told in four sentences', () => {
    expect(masteryRules()).toHaveLength(4)
    for (const rule of masteryRules()) {
      expect(rule).toMatch(/^[A-Z].*[^.]\.$/)
      expect(rule.match(/\. /g)).toBeNull()
    }
    expect(numbersIn(meaning)).toEqual([80, 100, 80])
  })

  it('names the numbers that the model goes by', () => {
    expect(numbersIn(movement)).toEqual([mostMovement])
    const most = [hintWeight, secondTryWeight, 1 - rapidGuess].map((weight) =>
      Math.ceil(weight * mostMovement),
    )
    expect(numbersIn(help)).toEqual([most[0], most[1], rapidSeconds, most[2]])
    expect(numbersIn(memory)).toEqual([
      24 * spacedAfter,
      masteredAnswers,
      Math.round(100 * certainEnough),
      masteredAt,
      refreshBelow,
    ])
  })

  it('is what the model does', () => {
    const [afterHint = 0, onSecondTry = 0, , whenRapid = 0] = numbersIn(help)
    const cases: readonly { told: Told; most: number }[] = [
      { told: {}, most: mostMovement },
      { told: { hintsUsed: 1 }, most: afterHint },
      { told: { attempt: 2 }, most: onSecondTry },
      { told: { activeSeconds: 1 }, most: whenRapid },
    ]
    const practice = newPractice(chain(2))
    for (const isCorrect of [true, false, false, true, true, false]) {
      for (const { told, most } of cases) {
        for (const item of ['k0-1', 'k0-3', 'k0-c']) {
          const { before, after } = practice.tried(item, isCorrect, told)
          expect(100 * Math.abs(after - before)).toBeLessThanOrEqual(most)
        }
      }
      practice.answer('k0-2', isCorrect)
    }
  })
})
