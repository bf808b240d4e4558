import { SkillId, type UserId } from '@skills-center/contract/ids'
import type { SkillOutlook } from '@skills-center/contract/skills'
import { beliefIn, masteryOf } from '@skills-center/learner/belief'
import type { Skill as LearnerSkill } from '@skills-center/learner/catalog'
import { readiness } from '@skills-center/learner/readiness'
import { loadSnapshot, type LearnerSnapshot, type SnapshotDeps } from './learner-snapshot.ts'
import { learnerCatalog } from './learner-catalog.ts'
import { likelyKnown, readyEnough } from '../plan/placement.ts'

/** Answers from which on enough is known of a student to tell what they are ready for. */
const minAnswered = 5

/** For every skill that the student has not begun: whether they are ready for it, by the measure of placement. */
export async function skillOutlooks(
  needs: Pick<SnapshotDeps, 'database' | 'populations' | 'now'>,
  studentId: UserId,
): Promise<SkillOutlook[]> {
  const snapshot = await loadSnapshot(needs, studentId)
  return learnerCatalog.skills
    .filter((skill) => (snapshot.learner.rows.get(SkillId.parse(skill.id))?.state.answered ?? 0) === 0)
    .map((skill) => outlookOf(snapshot, skill))
}

function outlookOf(snapshot: LearnerSnapshot, skill: LearnerSkill): SkillOutlook {
  const skillId = SkillId.parse(skill.id)
  // What builds on nothing can be begun by anybody.
  if (skill.prerequisites.length === 0) return { skillId, outlook: 'ready', after: [] }
  if (snapshot.learner.student.answered < minAnswered) return { skillId, outlook: 'unknown', after: [] }
  if (readiness(learnerCatalog, snapshot.population, snapshot.beliefs, skill) >= readyEnough)
    return { skillId, outlook: 'ready', after: [] }
  return { skillId, outlook: 'later', after: leastKnown(snapshot, skill) }
}

/** What the skill builds on and is not likely known, the least known first; at least the least known. */
function leastKnown({ population, beliefs }: LearnerSnapshot, skill: LearnerSkill): SkillId[] {
  const ranked = skill.prerequisites
    .flatMap((index) => learnerCatalog.skills[index] ?? [])
    .map((earlier) => ({
      id: earlier.id,
      chance: masteryOf(population, earlier, beliefIn(beliefs, earlier)),
    }))
    .toSorted((one, other) => one.chance - other.chance)
  return ranked
    .filter(({ chance }, place) => place === 0 || chance < likelyKnown)
    .map(({ id }) => SkillId.parse(id))
}
