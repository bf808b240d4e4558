import { SkillSummary } from '@skills-center/contract/skills'
import { QuestionToken, type SkillProgress } from '@skills-center/contract/practice'
import { expect, test } from 'vitest'
import type { Result } from '../session.ts'
import { lookBack } from './look-back.ts'
import { type Closed, isPauseDue, withClosed } from './visit.ts'

const skill = (id: string, name: string) =>
  SkillSummary.parse({
    id,
    name,
    description: '',
    icon: 'ratio',
    subject: 'math',
    gradeLevel: 6,
    strand: 'Ratios',
    standards: [],
  })
const rates = skill('unit-rates', 'Unit rates')
const cells = skill('cells', 'Cells')

const at = (mastery: number | null, over: Partial<SkillProgress> = {}): SkillProgress => ({
  mastery,
  certainty: mastery === null ? null : 'low',
  mastered: false,
  isDue: false,
  answered: 3,
  ...over,
})

let made = 0
const closed = (result: Result, over: Partial<Closed> = {}): Closed => ({
  token: QuestionToken.parse(`question-${(made += 1)}`),
  skill: rates,
  level: 2,
  result,
  hintsUsed: 0,
  before: at(40),
  after: at(40),
  ...over,
})
const run = (...results: Result[]) => results.map((result) => closed(result))
const right = (count: number): Result[] => Array.from({ length: count }, () => 'right')

test('a pause comes after eight questions', () => {
  expect(isPauseDue(run(...right(7)))).toBe(false)
  expect(isPauseDue(run(...right(8)))).toBe(true)
})

test('on the heels of a wrong answer it waits, for two questions at most', () => {
  expect(isPauseDue(run(...right(7), 'wrong'))).toBe(false)
  expect(isPauseDue(run(...right(7), 'wrong', 'right-later'))).toBe(true)
  expect(isPauseDue(run(...right(7), 'wrong', 'wrong'))).toBe(false)
  expect(isPauseDue(run(...right(7), 'wrong', 'wrong', 'wrong'))).toBe(true)
})

test('a question is looked back on once, however often “Next” was pressed', () => {
  const one = closed('right')
  expect(withClosed([one], one)).toEqual([one])
})

test('right on the first try is told apart from right in the end', () => {
  expect(lookBack(run('right', 'right-later', 'wrong'))).toMatchObject({ answered: 3, rightAtFirst: 1 })
})

test('each skill has moved from where it was first to where it is now, what rose most first', () => {
  const { movements } = lookBack([
    closed('wrong', { before: at(50.4), after: at(47) }),
    closed('right', { skill: cells, before: at(null), after: at(41) }),
    closed('right', { skill: cells, before: at(41), after: at(47.6) }),
    closed('wrong', { before: at(47), after: at(45.6) }),
  ])
  expect(movements).toEqual([
    { skill: cells, from: null, now: 48 },
    { skill: rates, from: 50, now: 46 },
  ])
})

const praise = (questions: Closed[]) => lookBack(questions).praise

test('the rarest thing done well is said', () => {
  const mastered = closed('right', { after: at(90, { mastered: true }) })
  expect(praise([...run(...right(7)), mastered])).toBe('You mastered “Unit rates”.')
  const refreshed = closed('right', {
    before: at(70, { mastered: true, isDue: true }),
    after: at(90, { mastered: true }),
  })
  expect(praise([refreshed])).toBe('You brought “Unit rates” back.')
  expect(praise(run('wrong', ...right(5)))).toBe('You got 5 in a row right on the first try.')
  expect(praise([closed('right', { level: 3 })])).toContain('one of the hardest “Unit rates” questions')
  expect(praise(run('right-later', 'right', 'right-later'))).toContain('fixed 2 of them yourself')
  expect(praise(run('right', 'wrong', 'right'))).toContain('got the very next one right')
  expect(praise(run('wrong', 'wrong'))).toContain('These 2 were tough')
})

test('a hard question is not praised as solved alone where hints were opened', () => {
  expect(praise([closed('right', { level: 3, hintsUsed: 1 })])).toBe(
    'You got a “Unit rates” question right on the first try.',
  )
})
