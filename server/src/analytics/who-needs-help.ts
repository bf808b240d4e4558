import type { MissingWork, NamedStudent, Need } from '@skills-center/contract/analytics'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { currentId, misconceptionOf } from '@skills-center/curriculum/misconception-of'
import { formatMessage } from '../platform/format-message.ts'
import { say } from './messages.gen.ts'
import type { StudentKnowledge } from './deps.ts'
import type { EngagementRow, StruggleRow } from './outlook-queries.ts'
import type { WrongRunRow } from './queries.ts'
import { guessing, lowAccuracy } from './ways-of-working.ts'
import { struggleNeeds, missingWork } from './missing-work.ts'

/** A run of at least this many wrong questions is reported. */
export const minRunLength = 5
/** Runs are searched for in this many days. */
export const runDays = 28
/** After this many days without an answer, a student is reported as idle. */
const idleDays = 7
/** A misconception is named only if at least this share of the run's questions shows it. */
const minShare = 0.5
const day = 86_400_000

interface Looked {
  students: readonly NamedStudent[]
  knowledge: ReadonlyMap<UserId, StudentKnowledge>
  runs: readonly WrongRunRow[]
  /** How each student worked in this period. */
  work: ReadonlyMap<UserId, EngagementRow>
  /** Long work in one skill. */
  struggles: readonly StruggleRow[]
  /** Past-due work. */
  missing: ReadonlyMap<UserId, readonly MissingWork[]>
  skill: (id: SkillId) => Skill | undefined
  now: Date
}

/**
 * The students who need help and why, most urgent first. Computed from the present state, so progress clears an entry
 * by itself.
 */
export function whoNeedsHelp(looked: Looked): Need[] {
  const { students } = looked
  return [
    ...students.flatMap((student) => stuck(looked, student)),
    ...students.flatMap((student) => wrongRuns(looked, student)),
    ...students.flatMap((student) => guessing(looked, student)),
    ...students.flatMap((student) => struggleNeeds(looked, student)),
    ...students.flatMap((student) => lowAccuracy(looked, student)),
    ...students.flatMap((student) => missingWork(looked, student)),
    ...students.flatMap((student) => idle(looked, student)),
    ...students.flatMap((student) => faded(looked, student)),
  ]
}

/** Keeps each student's most urgent need only. */
export function onceEach(found: readonly Need[]): Need[] {
  const byStudent = Map.groupBy(found, ({ student }) => student.id)
  return found
    .filter((need) => byStudent.get(need.student.id)?.[0] === need)
    .map((need) => ({ ...need, others: (byStudent.get(need.student.id)?.length ?? 1) - 1 }))
}

function stuck({ knowledge, skill: skillOf }: Looked, student: NamedStudent): Need[] {
  const known = knowledge.get(student.id)
  return (known?.stuck ?? []).flatMap(({ skillId, missing }) => {
    const skill = skillOf(skillId)
    if (skill === undefined) return []
    const below = missing === null ? undefined : skillOf(missing)
    const answers = known?.skills.get(skillId)?.answered ?? 0
    return [
      {
        kind: 'stuck',
        certainty: known?.skills.get(skillId)?.certainty ?? 'medium',
        student,
        skill: summarise(skill),
        why: formatMessage(say('stuck-why', { answers, skill: skill.name })),
        next:
          below === undefined
            ? formatMessage(say('stuck-next-lesson', { skill: skill.name }))
            : formatMessage(say('stuck-next-below', { below: below.name, skill: skill.name })),
        closes: formatMessage(say('stuck-closes')),
        practice: summarise(below ?? skill),
        hasAnswers: true,
        missing: [],
        others: 0,
      },
    ]
  })
}

function wrongRuns({ knowledge, runs, skill: skillOf }: Looked, student: NamedStudent): Need[] {
  const isStuck = new Set(knowledge.get(student.id)?.stuck.map(({ skillId }) => skillId))
  return runs
    .filter((run) => run.student_id === student.id && !isStuck.has(run.skill_id))
    .toSorted((one, other) => other.questions - one.questions)
    .flatMap((run) => {
      const skill = skillOf(run.skill_id)
      if (skill === undefined) return []
      const thinking = sharedThinking(skill, run)
      return [
        {
          kind: 'wrong-run',
          certainty: 'high',
          student,
          skill: summarise(skill),
          why: formatMessage(say('wrong-run-why', { questions: run.questions, skill: skill.name })),
          next:
            thinking === undefined
              ? formatMessage(say('wrong-run-next'))
              : formatMessage(say('wrong-run-next-idea', { idea: thinking })),
          closes: formatMessage(say('wrong-run-closes')),
          practice: summarise(skill),
          hasAnswers: true,
          missing: [],
          others: 0,
        },
      ]
    })
}

/** The name of the misconception behind most of a run's questions. */
function sharedThinking(skill: Skill, { misconceptions, questions }: WrongRunRow): string | undefined {
  const counts = Map.groupBy(misconceptions ?? [], (id) => currentId(skill, id))
  const [max] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  if (max === undefined || max[1].length < minShare * questions) return undefined
  return misconceptionOf(skill, max[0])?.name
}

function idle({ knowledge, now }: Looked, student: NamedStudent): Need[] {
  const skills = [...(knowledge.get(student.id)?.skills.values() ?? [])]
  const last = Math.max(...skills.map(({ lastAt }) => lastAt.getTime()))
  const days = Math.floor((now.getTime() - last) / day)
  if (skills.length > 0 && days < idleDays) return []
  return [
    {
      kind: 'idle',
      certainty: 'high',
      student,
      skill: null,
      why: formatMessage(skills.length === 0 ? say('idle-why-never') : say('idle-why', { days })),
      next: formatMessage(skills.length === 0 ? say('idle-next-never') : say('idle-next')),
      closes: formatMessage(say('idle-closes')),
      practice: null,
      hasAnswers: skills.length > 0,
      missing: [],
      others: 0,
    },
  ]
}

function faded({ knowledge, skill: skillOf }: Looked, student: NamedStudent): Need[] {
  return [...(knowledge.get(student.id)?.skills ?? [])].flatMap(
    ([skillId, { isDue, mastery, certainty }]) => {
      const skill = skillOf(skillId)
      if (!isDue || skill === undefined) return []
      return [
        {
          kind: 'faded',
          certainty,
          student,
          skill: summarise(skill),
          why: formatMessage(say('faded-why', { skill: skill.name, mastery: Math.round(mastery) })),
          next: formatMessage(say('faded-next')),
          closes: formatMessage(say('faded-closes')),
          practice: summarise(skill),
          hasAnswers: true,
          missing: [],
          others: 0,
        },
      ]
    },
  )
}
