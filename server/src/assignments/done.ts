import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import type { AssignmentRow } from './queries.ts'
import { selectSlotWork, type SlotRow, type SlotWorkRow } from './slot-queries.ts'
import { slotPositionOf } from './takes.ts'
import { selectWork, type WorkRow } from './work-queries.ts'

/** One student's work on one assignment, during one take. */
interface Take {
  /** One row per skill. */
  rows: WorkRow[]
  /** In a fixed set: the numbers of the answered questions. */
  slots: ReadonlySet<number>
}

/** The current take, and those before it. */
export interface Done extends Take {
  earlier: Take[]
}

const nothing: Take = { rows: [], slots: new Set() }

/** `retakes` is the number of retakes that the student was given. */
export type DoneOf = (id: AssignmentId, studentId: UserId, retakes: number) => Done

/** These students' work on these assignments, counted from their attempts. Lists, results, and files all use it. */
export async function selectDone(
  db: Queryable,
  studentIds: readonly UserId[],
  assignments: readonly Pick<AssignmentRow, 'id' | 'goal_kind' | 'slots' | 'work_grade'>[],
): Promise<DoneOf> {
  const sets = assignments.filter((one) => one.goal_kind === 'fixed')
  const others = assignments.filter((one) => one.goal_kind !== 'fixed')
  const idsOf = (list: typeof sets) => list.map(({ id }) => id)
  const [rows, answered] = await Promise.all([
    others.length === 0 ? [] : selectWork(db, studentIds, idsOf(others)),
    sets.length === 0 ? [] : selectSlotWork(db, studentIds, idsOf(sets)),
  ])
  const found = new Map<string, Take>()
  for (const [key, own] of Map.groupBy(rows, keyOf)) found.set(key, { rows: own, slots: new Set() })
  const setOf = new Map(sets.map((set) => [set.id, set]))
  const placed = answered.map((row) => ({ ...row, ...slotPositionOf(row.slot) }))
  for (const [key, own] of Map.groupBy(placed, keyOf)) {
    const [{ assignment_id: id, take } = { assignment_id: undefined, take: 0 }] = own
    const set = id === undefined ? undefined : setOf.get(id)
    const slots = set?.slots ?? []
    const inSet = own.filter((row) => slots.some(({ slot }) => slot === row.slot))
    found.set(key, {
      rows: bySkill({ slots, work_grade: set?.work_grade ?? 'answer' }, inSet, take),
      slots: new Set(inSet.map(({ slot }) => slot)),
    })
  }
  return (id, studentId, retakes) => {
    const takeOf = (take: number) =>
      found.get(keyOf({ assignment_id: id, student_id: studentId, take })) ?? nothing
    return { ...takeOf(retakes), earlier: Array.from({ length: retakes }, (_, take) => takeOf(take)) }
  }
}

const keyOf = (row: Pick<WorkRow, 'assignment_id' | 'student_id' | 'take'>): string =>
  `${row.assignment_id} ${row.student_id} ${row.take}`

/** One student's answers in one set, by skill. A skill is finished once each of its questions was answered. */
function bySkill(
  { slots, work_grade: grade }: Pick<AssignmentRow, 'slots' | 'work_grade'>,
  answers: readonly SlotWorkRow[],
  take: number,
): WorkRow[] {
  return [...Map.groupBy(answers, (row) => row.skill_id)].map(([skillId, own]): WorkRow => {
    const [first] = own
    if (first === undefined) throw new Error('A group of answers must not be empty')
    const last = own.reduce((one, other) => (other.answered_at > one.answered_at ? other : one))
    return {
      student_id: first.student_id,
      assignment_id: first.assignment_id,
      skill_id: skillId,
      take,
      questions: own.length,
      right_at_once: own.filter((row) => row.is_right).length,
      credit: own.reduce((sum, row) => sum + creditOf(row, grade), 0),
      mastery: last.mastery,
      active_ms: own.reduce((sum, row) => sum + row.active_ms, 0),
      reached_at: own.length === countOf(slots, skillId) ? last.answered_at : null,
      answered_at: last.answered_at,
    }
  })
}

const creditOf = (
  { is_right: isRight, line_credit: credit }: SlotWorkRow,
  grade: AssignmentRow['work_grade'],
): number => (isRight ? 1 : grade === 'lines' ? (credit ?? 0) / 100 : 0)

const countOf = (slots: readonly SlotRow[], skillId: SkillId): number =>
  slots.filter((slot) => slot.skill_id === skillId).length
