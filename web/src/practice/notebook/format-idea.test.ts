import { SkillSummary } from '@skills-center/contract/skills'
import type { NotebookIdea } from '@skills-center/contract/practice/notebook'
import { QuestionId } from '@skills-center/contract/practice/history'
import { expect, test } from 'vitest'
import { formatComing, formatHistory } from './format-idea.ts'

const idea: NotebookIdea = {
  id: 'unit-rates upside-down',
  skill: SkillSummary.parse({
    id: 'unit-rates',
    name: 'Unit rates',
    description: 'Find how much for one.',
    icon: 'scale',
    subject: 'math',
    gradeLevel: 6,
    strand: 'Ratios',
    standards: [],
  }),
  name: 'divides in the wrong order',
  explanation: null,
  family: null,
  timesMissed: 1,
  missedOn: '2026-03-09',
  rightOn: [],
  dueOn: '2026-03-12',
  lastMissed: QuestionId.parse('1773000000-018f3c1e-0000-7000-8000-000000000001'),
}
const today = '2026-03-12'

test('an idea says when it was missed and right, and how often it was missed', () => {
  expect(formatHistory(idea, today)).toBe('Missed on Monday.')
  expect(formatHistory({ ...idea, timesMissed: 3, rightOn: ['2026-03-11'] }, today)).toBe(
    'Missed 3 times, most recently on Monday, right yesterday.',
  )
})

test('an idea says when it comes again, or that once more is enough', () => {
  expect(formatComing({ ...idea, dueOn: '2026-03-13' }, today)).toBe('Back tomorrow.')
  expect(formatComing(idea, today)).toBeNull()
  expect(formatComing({ ...idea, rightOn: ['2026-03-10'] }, today)).toBe(
    'Get it right once more, and you’ve overcome it.',
  )
  expect(formatComing({ ...idea, dueOn: null }, today)).toBeNull()
})
