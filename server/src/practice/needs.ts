import type { Achievement, AchievementId } from '@skills-center/contract/achievements'
import type { OwnAssignment } from '@skills-center/contract/assignments'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Queryable } from '../platform/database.ts'
import type { Refusal } from '../platform/problems.ts'
import type { SnapshotDeps } from './learner/learner-snapshot.ts'
import type { RecordDeps } from './recording/record-attempts.ts'

export interface PracticeNeeds extends SnapshotDeps, RecordDeps {
  /** Locks the student's record until the transaction ends. */
  lock: (tx: Queryable, studentId: UserId, at: Date) => Promise<void>
  /** Times the recording of so many answers together. */
  measureBatch?: (<Result>(size: number, record: () => Promise<Result>) => Promise<Result>) | undefined
  /** Told once the transaction is committed. */
  onChanged: (studentId: UserId) => void
  skill: (id: SkillId) => Skill | undefined
  planUse: (studentId: UserId) => Promise<SubscriptionStatus>
  /** Whether words of the student's own may be kept: of a child, only after someone has agreed. */
  mayWrite: (studentId: UserId) => Promise<boolean>
  /** The refusal that tells the student that today's problems are used up. */
  limitReached: (planUse: SubscriptionStatus) => Refusal
  totals: (studentId: UserId) => Promise<{ points: number }>
  /** The calendar day of a moment in the student's time zone. */
  dayOf: (studentId: UserId, moment: Date) => Promise<string>
  achievement: (id: AchievementId) => Achievement
  /** Work of teachers that is open, and what was finished lately. */
  assignedLately: (studentId: UserId) => Promise<OwnAssignment[]>
  /** Told in the transaction, last, whose records the batch changes. */
  onRecorded: (tx: Queryable, studentIds: readonly UserId[]) => Promise<void>
  /**
   * Told in the transaction, after that, of the batch’s answers in live activities: in which, by whom, and to which of
   * its questions to all, null at the student’s own level.
   */
  onAnsweredLive: (
    tx: Queryable,
    answers: readonly { studentId: UserId; activityId: string; round: number | null }[],
  ) => Promise<void>
}
