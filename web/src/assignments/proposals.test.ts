import { describe, expect, it } from 'vitest'
import { proposedInstructions, proposedTitle } from './proposals.ts'

describe('the proposed name', () => {
  it.each([
    [[], ''],
    [['Unit rates'], 'Unit rates'],
    [['Unit rates', 'Percents', 'Ratios'], 'Unit rates, Percents, and Ratios'],
    [['Unit rates', 'Percents', 'Ratios', 'Exponents'], 'Unit rates and 3 more skills'],
    [
      ['A long name of a skill that takes its room', 'Another long name of a skill that does'],
      'A long name of a skill that takes its room and 1 more skill',
    ],
  ])('of %j is “%s”', (skills, title) => {
    expect(proposedTitle(skills)).toBe(title)
  })
})

describe('the proposed instructions', () => {
  const rules = { tries: 2, hasHints: true } as const
  it('say what to do, and by which rules', () => {
    expect(proposedInstructions({ ...rules, goal: { kind: 'count', questions: 8 } }, ['Percents'], 0)).toBe(
      'Answer 8 questions on this skill: Percents. You have two tries at each question. You can use hints.',
    )
    expect(
      proposedInstructions(
        { tries: 1, hasHints: false, goal: { kind: 'fixed', isSame: true } },
        ['Percents'],
        5,
      ),
    ).toBe('Answer all 5 questions. You have one try at each question. There are no hints.')
  })

  it('name up to three skills, and count more', () => {
    const goal = { kind: 'mastery', mastery: 80 } as const
    expect(proposedInstructions({ ...rules, goal }, ['Percents', 'Ratios'], 0)).toMatch(
      /^Practice until you reach a mastery of 80 in each skill: Percents and Ratios\./,
    )
    expect(proposedInstructions({ ...rules, goal }, ['A', 'B', 'C', 'D'], 0)).toMatch(
      /in each skill: 4 skills\./,
    )
  })

  it('are empty without skills', () => {
    expect(proposedInstructions({ ...rules, goal: { kind: 'count', questions: 8 } }, [], 0)).toBe('')
  })
})
