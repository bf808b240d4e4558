import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candidate, chooseQuestion, reasonInWords } from './choose.ts'
import { newState, update } from './update.ts'

const start = 1_800_000_000
const candidates: Candidate[] = ['a', 'b', 'c'].flatMap((model) =>
  ([1, 2, 3] as const).map((level) => ({ model, level, options: model === 'a' ? 4 : 0 })),
)

/** A student who answers by this rule, and the questions chosen for them. */
function practise(isCorrect: (level: number) => boolean, questions: number, random: number[]) {
  let state = newState(start)
  let last: 1 | 2 | 3 | null = null
  return Array.from({ length: questions }, (_, index) => {
    const at = start + index * 40
    const choice = chooseQuestion(state, candidates, at, last, random[index % random.length] ?? 0)
    const { candidate } = choice
    state = update(state, {
      ...candidate,
      isCorrect: isCorrect(candidate.level),
      hintsUsed: 0,
      attempt: 1,
      activeSeconds: 30,
      expectedSeconds: 40,
      at,
    })
    last = candidate.level
    return choice
  })
}

const chances = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 8, maxLength: 8 })

describe('the next question', () => {
  it('gets harder for who knows and easier for who does not', () => {
    const levels = (isCorrect: () => boolean) =>
      practise(isCorrect, 12, [0, 0.5, 0.9])
        .slice(-4)
        .map(({ candidate }) => candidate.level)
    expect(levels(() => true)).toEqual([3, 3, 3, 3])
    expect(levels(() => false)).toEqual([1, 1, 1, 1])
  })

  it('never asks in the same way twice in a row', () => {
    fc.assert(
      fc.property(chances, fc.boolean(), (random, knows) => {
        const models = practise(() => knows, 20, random).map(({ candidate }) => candidate.model)
        for (const [index, model] of models.entries()) expect(models[index + 1]).not.toBe(model)
      }),
      { numRuns: 100 },
    )
  })

  it('is likely to be got right, unless even the easiest is hard', () => {
    const expected = practise((level) => level < 3, 20, [0.1, 0.4, 0.8]).map(({ reason }) => reason.chance)
    for (const chance of expected.slice(3)) expect(chance).toBeGreaterThan(0.5)
  })

  it('comes with a reason in words that names the expected chance', () => {
    for (const { reason } of practise(() => true, 8, [0.3])) {
      expect(reasonInWords(reason)).toContain(`about ${Math.round(reason.chance * 10)} times in 10`)
    }
  })

  it('cannot be chosen from nothing', () => {
    expect(() => chooseQuestion(newState(start), [], start, null, 0)).toThrow('No question')
  })
})
