import type { OwnAssignment } from '@skills-center/contract/assignments'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { PlanEntry } from '@skills-center/contract/practice'
import type { NotebookCounts } from '@skills-center/contract/practice/notebook'
import type { Today, TodaySkill } from '@skills-center/contract/practice/today'
import type { SkillChoice } from '@skills-center/learner/choose-skill'
import { selectTriesOfDay, type TryOfToday } from '../history-queries.ts'
import {
  type LearnerSnapshot,
  type SnapshotDeps,
  loadSnapshotWithPins,
  progressIn,
} from '../learner/learner-snapshot.ts'

export interface TodayDeps extends SnapshotDeps {
  /** The calendar day of this time in the student's time zone. */
  dayOf: (studentId: UserId, moment: Date) => Promise<string>
  /** Skills by how much practice in them helps now, without those in which practice alone does not help. */
  ranked: (snapshot: LearnerSnapshot) => SkillChoice[]
  entryOf: (snapshot: LearnerSnapshot, choice: SkillChoice) => PlanEntry
  notebook: (studentId: UserId) => Promise<NotebookCounts & { minutes: number }>
  /** Open assignments, and those finished lately. */
  assignedLately: (studentId: UserId) => Promise<OwnAssignment[]>
}

/** The most reviews in one day; others can wait for the next day. */
const maxReviews = 4
/** This many questions of the current skill complete a day's work. */
const questionsOfCurrent = 5
/** After this many days without practice, a skill is no longer the current one. */
const currentForDays = 14
const millisecondsOfDay = 86_400_000
/** Assigned work that is due within this many days belongs to today. */
const dueSoonDays = 1

/** Today's work: due reviews, the skill being learned, assignments, and the notebook. */
export function createToday(deps: TodayDeps) {
  return async (studentId: UserId): Promise<Today> => {
    const now = deps.now()
    const date = await deps.dayOf(studentId, now)
    // No calendar day is longer than this, even if the student changes time zones.
    const since = new Date(now.getTime() - 2 * millisecondsOfDay)
    const [snapshot, tries, { minutes, ...counts }, work] = await Promise.all([
      loadSnapshotWithPins(deps, studentId),
      selectTriesOfDay(deps.database, studentId, since, date),
      deps.notebook(studentId),
      deps.assignedLately(studentId),
    ])
    const finishedOn = await Promise.all(
      work.map(async ({ work: { finishedAt } }) =>
        finishedAt === null ? null : deps.dayOf(studentId, new Date(finishedAt)),
      ),
    )
    const soon = now.getTime() + dueSoonDays * millisecondsOfDay
    const choices = deps.ranked(snapshot)
    const begun = tries.filter((row) => row.try === 1 && row.purpose !== 'placement')
    const skills = [
      ...reviewsOf(snapshot, choices, tries).map(({ choice, isDone }) => ({
        choice,
        isDone,
        part: 'review' as const,
      })),
      ...currentOf(snapshot, choices, tries, begun).map(({ choice, isDone }) => ({
        choice,
        isDone,
        part: 'current' as const,
      })),
    ].map(({ choice, part, isDone }): TodaySkill => ({
      ...deps.entryOf(snapshot, choice),
      part,
      isDone,
      answeredToday: countOf(begun, choice.skill.id),
    }))
    return {
      date,
      questions: begun.length,
      minutes: Math.round(tries.reduce((sum, row) => sum + row.active_ms, 0) / 60_000),
      assigned: work.filter(({ isOpen }, index) => isOpen || finishedOn[index] === date),
      skills,
      notebook: {
        ...counts,
        minutes,
        answeredToday: begun.filter(({ purpose }) => purpose === 'notebook').length,
      },
      isDone:
        counts.due === 0 &&
        skills.every((skill) => skill.isDone) &&
        !work.some(({ isOpen, work: { dueAt } }) => isOpen && dueAt !== null && Date.parse(dueAt) <= soon),
    }
  }
}

interface Part {
  choice: SkillChoice
  isDone: boolean
}

const countOf = (rows: readonly TryOfToday[], skillId: string): number =>
  rows.filter(({ skill_id: id }) => id === skillId).length

/** Skills that were due when the student first answered in them today. */
const dueToday = (tries: readonly TryOfToday[]): ReadonlySet<SkillId> => {
  const first = new Map(tries.toReversed().map((row) => [row.skill_id, row]))
  return new Set([...first.values()].flatMap((row) => (row.is_due_before ? row.skill_id : [])))
}

/** The skills that are due, and those that were due earlier today and no longer are. */
function reviewsOf(
  snapshot: LearnerSnapshot,
  choices: readonly SkillChoice[],
  tries: readonly TryOfToday[],
): Part[] {
  const wereDue = dueToday(tries)
  const parts = choices.flatMap((choice): Part[] => {
    const skillId = idOf(snapshot, choice)
    if (skillId === undefined) return []
    const { isDue } = progressIn(snapshot, skillId)
    return isDue || wereDue.has(skillId) ? [{ choice, isDone: !isDue }] : []
  })
  const done = parts.filter(({ isDone }) => isDone)
  const open = parts.filter(({ isDone }) => !isDone)
  return [...done, ...open.slice(0, Math.max(0, maxReviews - done.length))]
}

/**
 * The skill worked on most today; otherwise the unmastered skill practiced last; otherwise the plan's first skill. None
 * if every skill is due.
 */
function currentOf(
  snapshot: LearnerSnapshot,
  choices: readonly SkillChoice[],
  tries: readonly TryOfToday[],
  begun: readonly TryOfToday[],
): Part[] {
  const wereDue = dueToday(tries)
  const candidates = choices.filter((choice) => {
    const skillId = idOf(snapshot, choice)
    return skillId === undefined || (!wereDue.has(skillId) && !progressIn(snapshot, skillId).isDue)
  })
  const counts = Map.groupBy(
    begun.filter(({ purpose }) => purpose !== 'notebook'),
    ({ skill_id: id }) => id,
  )
  const worked = candidates
    .filter(({ skill }) => counts.keys().some((id) => id === skill.id))
    .toSorted((one, other) => countOf(begun, other.skill.id) - countOf(begun, one.skill.id))[0]
  if (worked !== undefined) {
    const skillId = idOf(snapshot, worked)
    const isMastered = skillId !== undefined && progressIn(snapshot, skillId).mastered
    return [{ choice: worked, isDone: isMastered || countOf(begun, worked.skill.id) >= questionsOfCurrent }]
  }
  const since = snapshot.at - (currentForDays * millisecondsOfDay) / 1000
  const learning = candidates
    .map((choice) => ({ choice, row: rowOf(snapshot, choice) }))
    .filter(
      ({ row }) => row !== undefined && row.is_practiced && !row.state.mastered && row.state.at >= since,
    )
    .toSorted((one, other) => (other.row?.state.at ?? 0) - (one.row?.state.at ?? 0))[0]?.choice
  const choice = learning ?? candidates[0]
  return choice === undefined ? [] : [{ choice, isDone: false }]
}

const rowOf = ({ learner: { rows } }: LearnerSnapshot, { skill }: SkillChoice) =>
  rows.values().find((row) => row.skill_id === skill.id)

/** The skill's id if the student has answered in it. */
const idOf = (snapshot: LearnerSnapshot, choice: SkillChoice): SkillId | undefined =>
  rowOf(snapshot, choice)?.skill_id
