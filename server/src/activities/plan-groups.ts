import type { GroupReason } from '@skills-center/contract/activities/report'
import type { UserId } from '@skills-center/contract/ids'
import type { AnswerRow } from './queries.ts'

export interface PlannedGroup {
  readonly reason: GroupReason
  readonly misconception: string | null
  readonly studentIds: readonly UserId[]
}

/** With at least this share of right answers, a student is ready to go on. */
export const readyShare = 0.8
const nearlyShare = 0.5
/** At most two groups by misconception, besides the other three; more could not be taught separately. */
const maxByMisconception = 2
/** One student alone is not a group. */
const fewest = 2

interface SkillProgress {
  readonly studentId: UserId
  /** The share of answered questions that were right, 0 to 1. */
  readonly share: number
  readonly misconceptions: readonly string[]
}

/** How each student who answered did. A right second try counts as right. */
export function progressInAnswers(answers: readonly AnswerRow[]): SkillProgress[] {
  return [...Map.groupBy(answers, ({ studentId }) => studentId)].map(([studentId, own]) => {
    const questions = own.filter((answer) => answer.try === 1).length
    const right = own.filter(({ verdict }) => verdict === 'correct').length
    return {
      studentId,
      share: right / questions,
      misconceptions: own.flatMap((one) => one.misconception ?? []),
    }
  })
}

/** Groups for the students who answered, with at least two students each if possible. */
export function planGroups(answers: readonly AnswerRow[]): PlannedGroup[] {
  const all = progressInAnswers(answers)
  const rest = new Set(all.filter(({ share }) => share < readyShare))
  const groups: PlannedGroup[] = []
  const take = (
    reason: GroupReason,
    members: readonly SkillProgress[],
    misconception: string | null = null,
  ): void => {
    if (members.length < fewest) return
    for (const member of members) rest.delete(member)
    groups.push({ reason, misconception, studentIds: members.map(({ studentId }) => studentId) })
  }
  for (let turn = 0; turn < maxByMisconception; turn += 1) {
    const [commonest] = membersByMisconception(rest)
    if (commonest !== undefined) take('misconception', commonest[1], commonest[0])
  }
  const left = {
    ready: all.filter(({ share }) => share >= readyShare),
    nearly: [...rest].filter(({ share }) => share >= nearlyShare),
    again: [...rest].filter(({ share }) => share < nearlyShare),
  }
  // A group of one joins the nearest group.
  const moveAlone = (from: SkillProgress[], to: SkillProgress[]) => {
    if (from.length < fewest) to.push(...from.splice(0))
  }
  moveAlone(left.again, left.nearly)
  moveAlone(left.nearly, left.again.length > 0 ? left.again : left.ready)
  if (left.nearly.length + left.again.length > 0)
    moveAlone(left.ready, left.nearly.length > 0 ? left.nearly : left.again)
  take('ready', left.ready)
  take('nearly', left.nearly)
  take('again', left.again)
  const [alone] = Object.values(left).find(({ length }) => length === 1) ?? []
  return alone === undefined ? groups : withAlone(groups, alone)
}

/** A student left over joins the last group, or forms one if there is no other. */
function withAlone(groups: readonly PlannedGroup[], { studentId, share }: SkillProgress): PlannedGroup[] {
  const last = groups.at(-1)
  const reason = share >= readyShare ? 'ready' : share >= nearlyShare ? 'nearly' : 'again'
  if (last === undefined) return [{ reason, misconception: null, studentIds: [studentId] }]
  return [...groups.slice(0, -1), { ...last, studentIds: [...last.studentIds, studentId] }]
}

/** The students behind each misconception, the most common first; ties are ordered by id. */
function membersByMisconception(all: Iterable<SkillProgress>): [string, SkillProgress[]][] {
  const members = new Map<string, SkillProgress[]>()
  for (const student of all)
    for (const misconception of new Set(student.misconceptions))
      members.set(misconception, [...(members.get(misconception) ?? []), student])
  return [...members].toSorted(
    ([one, many], [other, more]) => more.length - many.length || (one < other ? -1 : 1),
  )
}
