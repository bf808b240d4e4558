import { SkillId } from '@skills-center/contract/ids'
import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillOutlook, SkillSummary } from '@skills-center/contract/skills'
import { expect, test } from 'vitest'
import { countBegun, isShownBy, type MapFilter, ownProgress } from './own-progress.ts'

const id = (text: string) => SkillId.parse(text)
const skill = (text: string): SkillSummary => ({
  id: id(text),
  name: text.toUpperCase(),
  description: text,
  icon: 'ratio',
  subject: 'math',
  gradeLevel: 6,
  strand: 'A',
  standards: [],
})
const entry = (text: string, over: Partial<ProgressEntry> = {}): ProgressEntry => ({
  skillId: id(text),
  masteryLevel: 70,
  certainty: 'medium',
  mastered: false,
  isDue: false,
  answered: 4,
  lastPractisedAt: '2026-03-01T00:00:00Z',
  ...over,
})
const ahead = (text: string, outlook: SkillOutlook['outlook'], ...after: string[]): SkillOutlook => ({
  skillId: id(text),
  outlook,
  after: after.map(id),
  isLikelyKnown: false,
})

const skills = ['fresh', 'old', 'going', 'next', 'far', 'dim'].map(skill)
const progressBySkill = ownProgress(
  skills,
  [entry('fresh', { mastered: true }), entry('old', { mastered: true, isDue: true }), entry('going')],
  [ahead('next', 'ready'), ahead('far', 'later', 'going', 'next'), ahead('dim', 'unknown')],
)
const kindOf = (text: string) => progressBySkill.get(id(text))?.kind

test('what was begun is told by its standing, the rest by what it builds on', () => {
  expect(skills.map((member) => kindOf(member.id))).toEqual([
    'mastered',
    'due',
    'begun',
    'ready',
    'later',
    'unknown',
  ])
  expect(progressBySkill.get(id('far'))).toEqual({ kind: 'later', after: ['GOING', 'NEXT'] })
})

test('a skill that is likely known is told so, whatever it builds on', () => {
  const likely = { ...ahead('next', 'later', 'going'), isLikelyKnown: true }
  expect(ownProgress(skills, [], [likely]).get(id('next'))).toEqual({ kind: 'known' })
})

test('a skill of which nothing is heard is not called ready', () => {
  expect(ownProgress([skill('new')], [], []).get(id('new'))).toEqual({ kind: 'unknown' })
})

test('each choice shows what it names', () => {
  const shown = (filter: MapFilter) =>
    skills
      .filter((member) => isShownBy(filter, progressBySkill.get(member.id)))
      .map((member) => String(member.id))
  expect(shown('all')).toHaveLength(6)
  expect(shown('ready')).toEqual(['next'])
  expect(shown('due')).toEqual(['old'])
  expect(shown('not-begun')).toEqual(['next', 'far', 'dim'])
})

test('begun counts every skill with an answer, mastered those that are mastered', () => {
  expect(countBegun(skills, progressBySkill)).toEqual({ begun: 3, mastered: 2 })
})
