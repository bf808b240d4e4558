import { SkillId } from '@skills-center/contract/ids'
import type { ProgressEntry } from '@skills-center/contract/progress'
import type { PracticedSkill } from '@skills-center/contract/progress/report'
import { expect, it } from 'vitest'
import { inLanguage } from '../platform/reader-language.ts'
import type { Taught } from './report-figures.ts'
import { strengthsOf } from './report-words.ts'

const id = SkillId.parse('unit-rates')
const skill = { id, name: 'Unit rates', subject: 'math', gradeLevel: 6 } as const
const taught: Taught = new Map([
  [id, { ...skill, strand: 'Ratios', standards: [], misconceptions: [], formerIds: {} }],
])

const entry: ProgressEntry = {
  skillId: id,
  masteryLevel: 92,
  certainty: 'high',
  mastered: true,
  isDue: false,
  answered: 18,
  lastPractisedAt: '2026-11-20T10:00:00.000Z',
}
const rise: PracticedSkill = {
  skill,
  firstTries: { answered: 6, right: 5, percent: null },
  before: { mastery: 61, answers: 4 },
  after: { mastery: 80, answers: 1 },
  change: 19,
  move: 'up',
  lastOn: '2026-11-20',
}

const wordsFor = (changed: Partial<ProgressEntry>, risen: readonly PracticedSkill[] = []) =>
  strengthsOf(taught, new Map([[id, { ...entry, ...changed }]]), risen)[0]?.words

it('a strength is told with what it rests on, in the language of the page', () => {
  expect(wordsFor({})).toBe('Mastered: 92 out of 100 today, based on 18 answers.')
  expect(inLanguage('es', () => wordsFor({}))).toBe('Dominada: 92 de 100 hoy, según 18 respuestas.')
})

it('a rise is told with where it began', () => {
  const close = () => wordsFor({ mastered: false, masteryLevel: 80, answered: 4 }, [rise])
  expect(close()).toBe(
    'Close to mastered: 80 out of 100 today, based on 4 answers. It went up from 61 to 80 during this time.',
  )
  expect(inLanguage('es', close)).toBe(
    'Cerca de dominarse: 80 de 100 hoy, según 4 respuestas. Subió de 61 a 80 en este tiempo.',
  )
})
