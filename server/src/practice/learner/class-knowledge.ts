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

/** A skill in which a student has answered. */
export interface EstimatedSkill extends SkillProgress {
  mastery: number
  certainty: NonNullable<SkillProgress['certainty']>
  lastAt: Date
}

/** What the learner model reports about a student to their teachers. */
export interface StudentKnowledge {
  skills: ReadonlyMap<SkillId, EstimatedSkill>
  /**
   * Skills in which more practice alone does not help, most certain first, each with a prerequisite that may be
   * missing.
   */
  stuck: readonly { skillId: SkillId; missing: SkillId | null }[]
}

/** Loads this for many students at once, with two queries. */
export async function loadKnowledge(
  deps: SnapshotReads,
  studentIds: readonly UserId[],
): Promise<Map<UserId, StudentKnowledge>> {
  const learners = await findLearners(deps.database, deps.populations, studentIds)
  const byStudent = new Map<UserId, StudentKnowledge>()
  for (const [id, learner] of learners) {
    byStudent.set(id, toStudentKnowledge(await loadSnapshot(deps, id, learner)))
    // Each student takes a few milliseconds, so let answers in between.
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
