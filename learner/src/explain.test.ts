import { expect, it } from 'vitest'
import { masteryFigures } from './explain.ts'
import { chain, newPractice, type EvidenceDetails } from './testing/practice.ts'

it('what the rules of mastery say of help and haste is what the model does', () => {
  const { max, afterHint, onSecondTry, whenRapid } = masteryFigures
  const cases: readonly { told: EvidenceDetails; max: number }[] = [
    { told: {}, max },
    { told: { hintsUsed: 1 }, max: afterHint },
    { told: { attempt: 2 }, max: onSecondTry },
    { told: { activeSeconds: 1 }, max: whenRapid },
  ]
  const practice = newPractice(chain(2))
  for (const isCorrect of [true, false, false, true, true, false]) {
    for (const { told, max: limit } of cases) {
      for (const item of ['k0-1', 'k0-3', 'k0-c']) {
        const { before, after } = practice.tried(item, isCorrect, told)
        expect(100 * Math.abs(after - before)).toBeLessThanOrEqual(limit)
      }
    }
    practice.answer('k0-2', isCorrect)
  }
})
