import type { SkillId, UserId } from '@skills-center/contract/ids'
import { restoreEarned } from './achievements/restore-earned-queries.ts'
import { createAchievements } from './achievements/service.ts'
import { recentlyAssigned, pinnedSkills } from './assignments/list-student-assignments.ts'
import { limitReached, refuseBeginning } from './billing/daily-limit.ts'
import type { BillingFeature } from './billing/service.ts'
import type { NewId, Now } from './platform/clock.ts'
import type { Database, Queryable } from './platform/database.ts'
import type { Log } from './platform/log.ts'
import { skill } from './platform/skills.ts'
import { mayEarnCredit } from './practice/recording/credit.ts'
import type { LearnerParameters } from './practice/learner/learner-parameters.ts'
import { progressBySkill } from './practice/learner/learner.ts'
import { findLearner, learnerOf } from './practice/learner/learners.ts'
import { createPopulations } from './practice/learner/populations.ts'
import { createQuestionTokens } from './practice/questions/question-token.ts'
import { rebuildStudent } from './practice/learner/rebuild-student.ts'
import type { LockedRecords, Opening, ProgressUpdate } from './practice/recording/opened-records.ts'
import type { PracticeDeps } from './practice/deps.ts'
import { createPractice } from './practice/service.ts'
import { rebuildRecord } from './progress/rebuild.ts'
import { createProgress, type ProgressFeature } from './progress/service.ts'
import { createPublished } from './questions/published.ts'

interface Deps {
  database: Database
  secret: string
  parameters?: LearnerParameters | undefined
  now: Now
  newId: NewId
  random: () => number
  randomBytes: (size: number) => Buffer
  log: Log
  billing: BillingFeature
  mayWrite: (studentId: UserId) => Promise<boolean>
  onAnsweredLive: PracticeDeps['onAnsweredLive']
  measureBatch: PracticeDeps['measureBatch']
}

const subjectOf = (skillId: SkillId) => skill(skillId)?.subject

/** The part of `app.ts` that records answers: practice, progress, and achievements. */
export function connectLearning(deps: Deps) {
  const { database, now, billing } = deps
  const populations = createPopulations(deps)
  const achievements = createAchievements({
    database,
    now,
    countsOf: (studentId) => progress.tally(studentId),
  })
  const progress = createProgress({
    ...deps,
    subjectOf,
    countEarned: achievements.countEarned,
    learner: async (studentId) => learnerOf(await findLearner(database, populations, studentId)),
    progressBySkill: async (learner) =>
      progressBySkill(await populations.at(now()), learner, Math.floor(now().getTime() / 1000)),
    selectHeld: achievements.selectHeld,
    award: achievements.award,
  })
  const published = createPublished({ database, now })
  const practice = createPractice({
    ...deps,
    populations,
    tokens: createQuestionTokens(deps.secret, deps.randomBytes),
    skill,
    planUse: async (studentId) => billing.planUse(studentId, await progress.usedToday(studentId)),
    authored: published.version,
    pinned: (studentId) => pinnedSkills({ database, now }, studentId),
    assignedLately: (studentId) => recentlyAssigned({ database, now, skill }, studentId),
    limitReached,
    totals: progress.totals,
    dayOf: progress.dayOf,
    achievement: achievements.requireAchievement,
    openRecords: (tx, openings) => openRecords(progress, billing, tx, openings),
    earnsCredit: async (_tx, questions) => questions.map(mayEarnCredit),
    onRecorded: progress.announce,
    onChanged: progress.forget,
    async lock(tx, studentId, at) {
      await progress.openRecords(tx, [{ studentId, timeZone: undefined, at }])
    },
  })

  /** Recomputes everything derived from a student's attempts. */
  const rebuild = (studentId: UserId): Promise<void> =>
    database.transaction(async (tx) => {
      await progress.openRecords(tx, [{ studentId, timeZone: undefined, at: now() }])
      await restoreEarned(tx, studentId)
      await rebuildStudent(tx, populations, studentId)
      await rebuildRecord({ subjectOf }, tx, studentId)
      await progress.announce(tx, [studentId])
    })

  return { populations, achievements, progress, published, practice, rebuild }
}

/** Locks the students' records, with the days as their subscriptions allow. */
async function openRecords(
  progress: ProgressFeature,
  billing: BillingFeature,
  tx: Queryable,
  openings: readonly Opening[],
): Promise<LockedRecords> {
  const records = await progress.openRecords(tx, openings)
  return {
    async read() {
      const { days, add } = await records.read()
      return {
        days: () =>
          Promise.all(
            days.map(async ({ studentId, date, usedToday }) => ({
              date,
              refusal: refuseBeginning(await billing.planUse(studentId, usedToday)),
            })),
          ),
        add: (updates) => add(updates.map(progressEntry)),
      }
    },
  }
}

const progressEntry = ({ question, skill: { id: skillId, subject }, ...update }: ProgressUpdate) => ({
  ...update,
  studentId: question.studentId,
  skillId,
  subject,
  level: question.level,
})
