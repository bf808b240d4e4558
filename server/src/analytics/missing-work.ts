import type { MissingWork, NamedStudent, Need } from '@skills-center/contract/analytics'
import type { AssignmentResults } from '@skills-center/contract/assignments'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { formatMessage } from '../platform/format-message.ts'
import { say } from './messages.gen.ts'
import type { StudentKnowledge } from './deps.ts'
import type { StruggleRow } from './outlook-queries.ts'

/** Missing work is reported for this many days after its due date. */
const missingDays = 28
const day = 86_400_000

/** Past-due work that is neither finished nor graded by hand, by student, newest first. */
export function missingWorkByStudent(
  assigned: readonly AssignmentResults[],
  now: Date,
): ReadonlyMap<UserId, MissingWork[]> {
  const since = now.getTime() - missingDays * day
  const found = assigned.flatMap(({ assignment: { id, title, takesLate }, students }) =>
    students
      .filter(({ status, grade, dueAt }) => status === 'missing' && grade === null && isSince(dueAt, since))
      .map(({ studentId }) => ({ studentId, work: { id, title, takesLate } })),
  )
  const byStudent = Map.groupBy(found, ({ studentId }) => studentId)
  return new Map([...byStudent].map(([id, own]) => [id, own.map(({ work }) => work)]))
}

const isSince = (dueAt: string | null, since: number): boolean => dueAt !== null && Date.parse(dueAt) >= since

/** Reports a student's missing work. */
export function missingWork(
  { missing }: { missing: ReadonlyMap<UserId, readonly MissingWork[]> },
  student: NamedStudent,
): Need[] {
  const own = missing.get(student.id) ?? []
  const [first] = own
  if (first === undefined) return []
  const isOpen = own.some(({ takesLate }) => takesLate)
  return [
    {
      kind: 'missing-work',
      student,
      skill: null,
      certainty: 'high',
      why: formatMessage(say('missing-work-why', { count: own.length, title: first.title })),
      next: formatMessage(isOpen ? say('missing-work-next') : say('missing-work-next-closed')),
      closes: formatMessage(say('missing-work-closes')),
      practice: null,
      hasAnswers: false,
      missing: [...own],
      others: 0,
    },
  ]
}

/**
 * What counts as a struggle: this much work in one skill within this many days, with mastery that is low and hardly
 * rising.
 */
export const struggle = { days: 14, questions: 15, minutes: 20, below: 60, gain: 5 } as const
/** With at least this many questions, the certainty is high. */
const manyQuestions = 30

interface Struggling {
  struggles: readonly StruggleRow[]
  knowledge: ReadonlyMap<UserId, StudentKnowledge>
  runs: readonly { student_id: UserId; skill_id: SkillId }[]
  skill: (id: SkillId) => Skill | undefined
}

/**
 * Reports a student who works long at a skill without improving, unless the skill is already reported as stuck or as a
 * run of wrong answers.
 */
export function struggleNeeds(
  { struggles, knowledge, runs, skill: skillOf }: Struggling,
  student: NamedStudent,
): Need[] {
  const alreadyListed = new Set([
    ...(knowledge.get(student.id)?.stuck.map(({ skillId }) => skillId) ?? []),
    ...runs.filter((run) => run.student_id === student.id).map((run) => run.skill_id),
  ])
  return struggles
    .filter(
      (row) =>
        row.student_id === student.id &&
        !alreadyListed.has(row.skill_id) &&
        row.last < struggle.below &&
        row.last - row.first < struggle.gain,
    )
    .flatMap((row) => {
      const skill = skillOf(row.skill_id)
      if (skill === undefined) return []
      const { questions, active_ms: active } = row
      const minutes = Math.round(active / 60_000)
      return [
        {
          kind: 'long-struggle' as const,
          student,
          skill: summarise(skill),
          certainty: questions >= manyQuestions ? ('high' as const) : ('medium' as const),
          why: formatMessage(say('long-struggle-why', { minutes, questions, skill: skill.name })),
          next: formatMessage(say('long-struggle-next')),
          closes: formatMessage(say('long-struggle-closes')),
          practice: summarise(skill),
          hasAnswers: true,
          missing: [],
          others: 0,
        },
      ]
    })
}
