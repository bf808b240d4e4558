import type { NamedStudent, Need } from '@skills-center/contract/analytics'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { formatMessage } from '../platform/format-message.ts'
import { say } from './messages.gen.ts'
import type { StudentKnowledge } from './deps.ts'
import type { EngagementRow } from './outlook-queries.ts'

/** With fewer questions than this, nothing is reported about how a student works. */
const leastQuestions = 12
/** With at least this many questions, the certainty is high. */
const manyQuestions = 30
/** The share of questions answered too fast to have been read. */
const rapidShare = 0.4
/** Practice is too hard below this share of right first tries; it aims at three in four. */
const lowShare = 0.45

interface Worked {
  knowledge: ReadonlyMap<UserId, StudentKnowledge>
  work: ReadonlyMap<UserId, EngagementRow>
  skill: (id: SkillId) => Skill | undefined
}

const sureOf = (questions: number): Need['certainty'] => (questions >= manyQuestions ? 'high' : 'medium')

/**
 * Finds students who answer before reading. Right and wrong answers then mean little, so their accuracy is not judged.
 */
export function guessing({ work }: Worked, student: NamedStudent): Need[] {
  const row = work.get(student.id)
  if (row === undefined || row.questions < leastQuestions || row.rapid < rapidShare * row.questions) return []
  const { rapid, questions } = row
  return [
    {
      kind: 'guessing',
      student,
      skill: null,
      certainty: sureOf(questions),
      why: formatMessage(say('guessing-why', { rapid, questions })),
      next: formatMessage(say('guessing-next')),
      closes: formatMessage(say('guessing-closes')),
      practice: null,
      hasAnswers: true,
      missing: [],
      others: 0,
    },
  ]
}

/** Finds students whose accuracy, over all skills, is below what practice aims at. */
export function lowAccuracy(worked: Worked, student: NamedStudent): Need[] {
  const row = worked.work.get(student.id)
  if (row === undefined || row.questions < leastQuestions || row.correct >= lowShare * row.questions)
    return []
  if (guessing(worked, student).length > 0) return []
  const { correct, questions } = row
  const known = [...(worked.knowledge.get(student.id)?.skills ?? [])]
  const [weakest] = known.toSorted(([, one], [, other]) => one.mastery - other.mastery)
  const skill = weakest === undefined ? undefined : worked.skill(weakest[0])
  return [
    {
      kind: 'low-accuracy',
      student,
      skill: null,
      certainty: sureOf(questions),
      why: formatMessage(say('low-accuracy-why', { correct, questions })),
      next:
        skill === undefined
          ? formatMessage(say('wrong-run-next'))
          : formatMessage(say('low-accuracy-next', { skill: skill.name })),
      closes: formatMessage(say('low-accuracy-closes')),
      practice: skill === undefined ? null : summarise(skill),
      hasAnswers: true,
      missing: [],
      others: 0,
    },
  ]
}
