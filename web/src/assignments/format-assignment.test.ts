import { SkillId } from '@skills-center/contract/ids'
import { describe, expect, it } from 'vitest'
import { formatAudience, formatGoal, formatProgress } from './format-assignment.ts'

const skill = (id: string, questions: number, mastery: number | null, isReached = false) => ({
  skillId: SkillId.parse(id),
  questions,
  rightAtOnce: 0,
  credit: 0,
  mastery,
  isReached,
})

it('the goal says what is asked for in each skill', () => {
  expect(formatGoal({ kind: 'count', questions: 1 }, 1)).toBe('1 question')
  expect(formatGoal({ kind: 'count', questions: 8 }, 2)).toBe('8 questions per skill')
  expect(formatGoal({ kind: 'mastery', mastery: 80 }, 1)).toBe('Reach a mastery of 80')
})

describe('progress', () => {
  it('counts no more questions of a skill than were asked for', () => {
    const skills = [skill('one', 7, 60, true), skill('two', 2, 40)]
    expect(formatProgress({ kind: 'count', questions: 5 }, { skills, questions: 9 })).toBe(
      '7 of 10 questions',
    )
  })

  it('tells mastery, of one skill or over several', () => {
    const goal = { kind: 'mastery', mastery: 80 } as const
    expect(formatProgress(goal, { skills: [skill('one', 3, 61.6)], questions: 3 })).toBe(
      'Mastery 62, goal 80',
    )
    expect(formatProgress(goal, { skills: [skill('one', 0, null)], questions: 0 })).toBe('No answers yet')
    const both = [skill('one', 1, 85, true), skill('two', 0, null)]
    expect(formatProgress(goal, { skills: both, questions: 1 })).toBe(
      '1 of 2 skills at the goal, 1 question answered',
    )
  })
})

it('the audience tells its kind and its size', () => {
  expect(formatAudience({ audience: { kind: 'class' }, students: 1 })).toBe('Whole class, 1 student')
  expect(formatAudience({ audience: { kind: 'students', studentIds: [] }, students: 3 })).toBe('3 students')
})
