import type { Achievement, AchievementId } from '@skills-center/contract/achievements'
import type { OwnAssignment } from '@skills-center/contract/assignments'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Queryable } from '../platform/database.ts'
import type { Refusal } from '../platform/problems.ts'
import type { SnapshotDeps } from './learner/learner-snapshot.ts'
import type { RecordDeps } from './recording/record-attempts.ts'

export interface PracticeDeps extends SnapshotDeps, RecordDeps {
  /** Locks the student's record until the transaction ends. */
  lock: (tx: Queryable, studentId: UserId, at: Date) => Promise<void>
  /** Measures the recording of `size` answers together. */
  measureBatch?: (<Result>(size: number, record: () => Promise<Result>) => Promise<Result>) | undefined
  /** Called after the transaction has committed. */
  onChanged: (studentId: UserId) => void
  skill: (id: SkillId) => Skill | undefined
  planUse: (studentId: UserId) => Promise<SubscriptionStatus>
  /** Whether text that the student writes may be stored. For a child, only after a parent or school has consented. */
  mayWrite: (studentId: UserId) => Promise<boolean>
  /** The refusal for a student who has used up today's problems. */
  limitReached: (planUse: SubscriptionStatus) => Refusal
  totals: (studentId: UserId) => Promise<{ points: number }>
  /** The calendar day of this time in the student's time zone. */
  dayOf: (studentId: UserId, moment: Date) => Promise<string>
  achievement: (id: AchievementId) => Achievement
  /** Open assignments, and those finished lately. */
  assignedLately: (studentId: UserId) => Promise<OwnAssignment[]>
}
