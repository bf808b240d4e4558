import { AssignmentId } from '@skills-center/contract/assignments/id'
import { SkillId, UserId } from '@skills-center/contract/ids'
import { describe, expect, it } from 'vitest'
import { isOpen, nextSkill, workOf } from './work.ts'
import type { WorkRow } from './work-queries.ts'

const ratios = SkillId.parse('unit-rates')
const percents = SkillId.parse('percents')
const due = new Date('2026-03-13T20:00:00Z')
const before = new Date('2026-03-12T09:00:00Z')
const after = new Date('2026-03-14T09:00:00Z')
const assignment = { skill_ids: [ratios, percents], due_at: due }
const asOthers = { own_due_at: null, is_excused: false, more_days: 0, retakes: [] }

const row = (skillId: SkillId, over: Partial<WorkRow> = {}): WorkRow => ({
  student_id: UserId.parse('00000000-0000-4000-8000-000000000001'),
  assignment_id: AssignmentId.parse('00000000-0000-4000-8000-000000000002'),
  skill_id: skillId,
  take: 0,
  questions: 4,
  right_at_once: 3,
  credit: over.right_at_once ?? 3,
  mastery: 70,
  active_ms: 120_000,
  reached_at: null,
  answered_at: before,
  ...over,
})

describe('how a student stands in an assignment', () => {
  it.each([
    ['to-do', [], before],
    ['started', [row(ratios, { reached_at: before })], before],
    ['missing', [row(ratios, { reached_at: before })], after],
    ['done', [row(ratios, { reached_at: before }), row(percents, { reached_at: before })], after],
    ['done-late', [row(ratios, { reached_at: before }), row(percents, { reached_at: after })], after],
  ] as const)('is %s', (status, rows, now) => {
    expect(workOf(assignment, asOthers, { rows }, now).status).toBe(status)
  })

  it('goes by the student’s own due date where there is one', () => {
    const rows = [row(ratios, { reached_at: after }), row(percents, { reached_at: after })]
    const own = { ...asOthers, own_due_at: new Date('2026-03-20T20:00:00Z') }
    expect(workOf(assignment, own, { rows }, after)).toMatchObject({
      status: 'done',
      dueAt: '2026-03-20T20:00:00.000Z',
    })
  })

  it('gives more days to who always has them, unless a date of their own was set', () => {
    const rows = [row(ratios, { reached_at: after }), row(percents, { reached_at: after })]
    expect(workOf(assignment, { ...asOthers, more_days: 2 }, { rows }, after)).toMatchObject({
      status: 'done',
      dueAt: '2026-03-15T20:00:00.000Z',
    })
    const own = { ...asOthers, more_days: 2, own_due_at: due }
    expect(workOf(assignment, own, { rows }, after).status).toBe('done-late')
  })

  it('is excused whatever was done', () => {
    expect(workOf(assignment, { ...asOthers, is_excused: true }, { rows: [] }, after).status).toBe('excused')
  })

  it('counts questions, first tries and minutes over its own skills only', () => {
    const elsewhere = SkillId.parse('fractions')
    const rows = [row(ratios), row(percents, { questions: 2, right_at_once: 0 }), row(elsewhere)]
    const work = workOf(assignment, asOthers, { rows }, before)
    expect(work).toMatchObject({ questions: 6, percent: 50, minutes: 4, finishedAt: null })
    expect(work.skills.map(({ skillId }) => skillId)).toEqual([ratios, percents])
  })
})

it('what is overdue stays open only where late work is taken', () => {
  const first = { retakes: 0, questions: 4 }
  expect(isOpen({ takes_late: true }, { ...first, status: 'missing' })).toBe(true)
  expect(isOpen({ takes_late: false }, { ...first, status: 'missing' })).toBe(false)
  expect(isOpen({ takes_late: true }, { ...first, status: 'done' })).toBe(false)
})

it('a retake never begun leaves the status of the take before it, and can begin late where late work is taken', () => {
  const done = { rows: [row(ratios, { reached_at: before }), row(percents, { reached_at: before })] }
  const half = { rows: [row(ratios, { reached_at: before })] }
  const adjustment = { ...asOthers, retakes: [new Date('2026-03-20T20:00:00Z')] }
  const statusOn = (day: string, first: typeof done) =>
    workOf(assignment, adjustment, { rows: [], earlier: [first] }, new Date(`${day}T20:00:01Z`)).status
  expect([statusOn('2026-03-19', done), statusOn('2026-03-20', done)]).toEqual(['to-do', 'done'])
  expect([statusOn('2026-03-19', half), statusOn('2026-03-20', half)]).toEqual(['to-do', 'missing'])
  const unbegun = { status: 'done', retakes: 1, questions: 0 } as const
  expect([isOpen({ takes_late: true }, unbegun), isOpen({ takes_late: false }, unbegun)]).toEqual([
    true,
    false,
  ])
})

it('skills come as listed, or by turns, until each has reached the goal', () => {
  const skill = (skillId: SkillId, questions: number, isReached = false) => ({
    skillId,
    questions,
    isReached,
    rightAtOnce: 0,
    credit: 0,
    mastery: null,
  })
  expect(nextSkill('listed', [skill(ratios, 3), skill(percents, 1)])).toBe(ratios)
  expect(nextSkill('mixed', [skill(ratios, 3), skill(percents, 1)])).toBe(percents)
  expect(nextSkill('listed', [skill(ratios, 3, true), skill(percents, 1)])).toBe(percents)
  expect(nextSkill('mixed', [skill(ratios, 3, true), skill(percents, 1, true)])).toBeUndefined()
})
