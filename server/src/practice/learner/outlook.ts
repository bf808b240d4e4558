import { SkillId, type UserId } from '@skills-center/contract/ids'
import type { SkillOutlook } from '@skills-center/contract/skills'
import { beliefIn, masteryOf } from '@skills-center/learner/belief'
import type { Skill as LearnerSkill } from '@skills-center/learner/catalog'
import { readiness } from '@skills-center/learner/readiness'
import { loadSnapshot, type LearnerSnapshot, type SnapshotDeps } from './learner-snapshot.ts'
import { learnerCatalog } from './learner-catalog.ts'
import { likelyKnown, readyEnough } from '../plan/placement.ts'

/** The answers needed before the model can tell what a student is ready for. */
const minAnswered = 5

/**
 * For every skill that the student has not begun: whether they are ready for it, by the same criterion as placement.
 */
export async function skillOutlooks(
  deps: Pick<SnapshotDeps, 'database' | 'populations' | 'now'>,
  studentId: UserId,
): Promise<SkillOutlook[]> {
  const snapshot = await loadSnapshot(deps, studentId)
  return learnerCatalog.skills
    .filter((skill) => (snapshot.learner.rows.get(SkillId.parse(skill.id))?.state.answered ?? 0) === 0)
    .map((skill) => outlookOf(snapshot, skill))
}

function outlookOf(snapshot: LearnerSnapshot, skill: LearnerSkill): SkillOutlook {
  const skillId = SkillId.parse(skill.id)
  const { population, beliefs, learner } = snapshot
  const isHeardOf = learner.student.answered >= minAnswered
  const isLikelyKnown = isHeardOf && masteryOf(population, skill, beliefIn(beliefs, skill)) >= likelyKnown
  const known = { skillId, isLikelyKnown, after: [] }
  // Anyone can begin a skill without prerequisites.
  if (skill.prerequisites.length === 0) return { ...known, outlook: 'ready' }
  if (!isHeardOf) return { ...known, outlook: 'unknown' }
  if (readiness(learnerCatalog, population, beliefs, skill) >= readyEnough)
    return { ...known, outlook: 'ready' }
  return { ...known, outlook: 'later', after: leastMastered(snapshot, skill) }
}

/** The prerequisites that are likely not known, least known first; always includes the least known one. */
function leastMastered({ population, beliefs }: LearnerSnapshot, skill: LearnerSkill): SkillId[] {
  const ranked = skill.prerequisites
    .flatMap((index) => learnerCatalog.skills[index] ?? [])
    .map((earlier) => ({
      id: earlier.id,
      chance: masteryOf(population, earlier, beliefIn(beliefs, earlier)),
    }))
    .toSorted((one, other) => one.chance - other.chance)
  return ranked
    .filter(({ chance }, index) => index === 0 || chance < likelyKnown)
    .map(({ id }) => SkillId.parse(id))
}
