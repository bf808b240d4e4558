import { SkillId, type UserId } from '@skills-center/contract/ids'
import type { SkillProgress } from '@skills-center/contract/practice'
import { stuckSkills } from '@skills-center/learner/stuck'
import { missingPrerequisite } from '@skills-center/learner/stuck-plan'
import {
  choosingOf,
  loadSnapshot,
  type LearnerSnapshot,
  type SnapshotReads,
  progressIn,
} from './learner-snapshot.ts'
import { learnerCatalog } from './learner-catalog.ts'
import { findLearners } from './learners.ts'

/** A skill that a student has answered in. */
export interface EstimatedSkill extends SkillProgress {
  mastery: number
  certainty: NonNullable<SkillProgress['certainty']>
  lastAt: Date
}

/** What the learner model says about a student, for those who teach them. */
export interface StudentKnowledge {
  skills: ReadonlyMap<SkillId, EstimatedSkill>
  /** Skills in which more practice alone does not help, the most certain first, with what may be missing below. */
  stuck: readonly { skillId: SkillId; missing: SkillId | null }[]
}

/** The same for all students of a class at a moment, in two queries for all of them. */
export async function loadKnowledge(
  needs: SnapshotReads,
  studentIds: readonly UserId[],
): Promise<Map<UserId, StudentKnowledge>> {
  const learners = await findLearners(needs.database, needs.populations, studentIds)
  const byStudent = new Map<UserId, StudentKnowledge>()
  for (const [id, learner] of learners) {
    byStudent.set(id, toStudentKnowledge(await loadSnapshot(needs, id, learner)))
    // A few milliseconds each: those who answer meanwhile do not wait for a whole class.
    await new Promise(setImmediate)
  }
  return byStudent
}

function toStudentKnowledge(snapshot: LearnerSnapshot): StudentKnowledge {
  const { population, beliefs, learner } = snapshot
  const skills = new Map<SkillId, EstimatedSkill>()
  for (const [skillId, { state }] of learner.rows) {
    const progress = progressIn(snapshot, skillId)
    const { mastery, certainty } = progress
    if (mastery === null || certainty === null) continue
    skills.set(skillId, { ...progress, mastery, certainty, lastAt: new Date(state.at * 1000) })
  }
  const stuck = stuckSkills(learnerCatalog, population, beliefs, choosingOf(snapshot).states).flatMap(
    (index) => {
      const skill = learnerCatalog.skills[index]
      if (skill === undefined) return []
      const missing = missingPrerequisite(learnerCatalog, population, beliefs, skill)
      return [
        {
          skillId: SkillId.parse(skill.id),
          missing: missing === undefined ? null : SkillId.parse(missing.id),
        },
      ]
    },
  )
  return { skills, stuck }
}
