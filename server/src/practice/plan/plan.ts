import { SkillId, type UserId } from '@skills-center/contract/ids'
import type {
  PracticePlan,
  PlanEntry,
  PlanEntryKind,
  Question,
  SkillWithProgress,
  StuckSkill,
} from '@skills-center/contract/practice'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import type { Skill as LearnerSkill } from '@skills-center/learner/catalog'
import { rankSkills, type SkillChoice, type SkillReason } from '@skills-center/learner/choose-skill'
import { stuckSkills } from '@skills-center/learner/stuck'
import { missingPrerequisite } from '@skills-center/learner/stuck-plan'
import { formatMessage } from '../../platform/format-message.ts'
import {
  choosingOf,
  issue,
  type LearnerSnapshot,
  type SnapshotDeps,
  loadSnapshotWithPins,
  type Shown,
  progressIn,
} from '../learner/learner-snapshot.ts'
import { learnerCatalog } from '../learner/learner-catalog.ts'
import { say } from '../messages.gen.ts'
import { formatPlan, formatSkillReason } from '../questions/reasons.ts'

export interface PlanDeps extends SnapshotDeps {
  skill: (id: SkillId) => Skill | undefined
  placement: (snapshot: LearnerSnapshot) => Promise<PracticePlan['placement']>
}

const maxEntries = 6
const firstSkills = 3
/** The most entries of one kind, if there are others. */
const maxOfAKind = 2
/** An entry worth less than this share of the first adds no useful variety. */
const minShare = 0.05
/** Questions in one round of practice. */
const questionsIn: Record<PlanEntryKind, number> = { pinned: 6, new: 6, continue: 5, review: 3, repair: 5 }

/** The plan of what to practice now, and mixed practice that follows the same plan. */
export function createPlan(deps: PlanDeps) {
  const skillOf = ({ id }: Pick<LearnerSkill, 'id'>): Skill => {
    const found = deps.skill(SkillId.parse(id))
    if (found === undefined) throw new Error(`The curriculum has no skill ${id}`)
    return found
  }
  const nameOf = (id: string): string => skillOf({ id }).name

  /**
   * The reason as told to the student. A skill that was only met in placement counts as new, not as one to continue or
   * review.
   */
  function toReason(
    snapshot: LearnerSnapshot,
    { id }: LearnerSkill,
    reason: SkillReason,
  ): { kind: PlanEntryKind; words: string } {
    const isPractice = reason.kind === 'continue' || reason.kind === 'review'
    const isMetOnly = isPractice && snapshot.learner.rows.get(SkillId.parse(id))?.is_practiced === false
    return isMetOnly
      ? { kind: 'new', words: formatMessage(say('skill-met')) }
      : { kind: kindOf(reason.kind), words: formatSkillReason(reason, nameOf) }
  }

  function entryOf(snapshot: LearnerSnapshot, { skill: chosen, reason }: SkillChoice): PlanEntry {
    const skill = skillOf(chosen)
    const { kind, words } = toReason(snapshot, chosen, reason)
    return {
      skill: summarise(skill),
      kind,
      reason: words,
      minutes: minutesOf(chosen, questionsIn[kind]),
      standing: progressIn(snapshot, skill.id),
    }
  }

  function stuckIn(snapshot: LearnerSnapshot, chosen: LearnerSkill): StuckSkill {
    const skill = skillOf(chosen)
    const missing = missingPrerequisite(learnerCatalog, snapshot.population, snapshot.beliefs, chosen)
    const prerequisite = missing === undefined ? null : skillOf(missing)
    const kind = prerequisite === null ? 'lesson' : 'prerequisite'
    const about = prerequisite ?? skill
    return {
      skill: summarise(skill),
      standing: progressIn(snapshot, skill.id),
      prerequisite: prerequisite === null ? null : summarise(prerequisite),
      advice: formatPlan({ kind, skill: about.id }, skill.name, about.name),
    }
  }

  return {
    entryOf,
    ranked: (snapshot: LearnerSnapshot): SkillChoice[] => ranking(snapshot).ranked,

    /** The first skills of the plan. */
    beginWith: (snapshot: LearnerSnapshot): Skill[] =>
      ranking(snapshot)
        .ranked.slice(0, firstSkills)
        .map(({ skill }) => skillOf(skill)),

    async plan(studentId: UserId): Promise<PracticePlan> {
      const snapshot = await loadSnapshotWithPins(deps, studentId)
      const { ranked, stuck } = ranking(snapshot)
      return {
        entries: varied(ranked).map((choice) => entryOf(snapshot, choice)),
        stuck: stuck.map((skill) => stuckIn(snapshot, skill)),
        placement: await deps.placement(snapshot),
      }
    },

    mixedQuestions,
  }

  /**
   * The next questions of mixed practice: from the skill that the plan puts first, then from those after it, each with
   * the reasons for its skill and for the question. Skills already on screen come after the others. Beyond the
   * remaining `quota` of the day, only due reviews come.
   */
  function mixedQuestions(
    snapshot: LearnerSnapshot,
    count: number,
    shown: readonly Shown[],
    quota: number,
  ): { questions: Question[]; others: SkillWithProgress[] } {
    const { ranked } = ranking(snapshot)
    const isShown = ({ skill }: SkillChoice) => shown.some(({ skillId }) => skillId === skill.id)
    const inOrder = [...ranked.filter((choice) => !isShown(choice)), ...ranked.filter(isShown)]
    let left = quota
    const chosen: SkillChoice[] = []
    for (const choice of inOrder) {
      if (chosen.length >= count) break
      const { isDue } = progressIn(snapshot, skillOf(choice.skill).id)
      if (!isDue && left <= 0) continue
      if (!isDue) left -= 1
      chosen.push(choice)
    }
    return {
      questions: chosen.flatMap(({ skill, reason }) => {
        const because = toReason(snapshot, skill, reason).words
        return issue(deps, snapshot, skillOf(skill), 1, { because }, shown)
      }),
      others: chosen.map(({ skill }) => {
        const { id } = skillOf(skill)
        return { skill: summarise(skillOf(skill)), standing: progressIn(snapshot, id) }
      }),
    }
  }
}

/** Skills by how much practice in them helps now, and separately the skills in which practice alone does not help. */
function ranking(snapshot: LearnerSnapshot): { ranked: SkillChoice[]; stuck: LearnerSkill[] } {
  const choosing = choosingOf(snapshot)
  const stuck = stuckSkills(learnerCatalog, snapshot.population, snapshot.beliefs, choosing.states).flatMap(
    (index) => learnerCatalog.skills[index] ?? [],
  )
  // A pinned skill is served even if the student is stuck in it.
  const ranked = rankSkills(choosing).filter(
    ({ skill, reason }) => reason.kind === 'pinned' || !stuck.includes(skill),
  )
  return { ranked, stuck }
}

/** The best entries in ranking order, but not all of one kind if others are worthwhile. */
function varied(ranked: readonly SkillChoice[]): SkillChoice[] {
  const min = (ranked[0]?.worth ?? 0) * minShare
  const taken = new Set<SkillChoice>()
  const count = (kind: string) => [...taken].filter(({ reason }) => reason.kind === kind).length
  for (const choice of ranked) {
    const { kind } = choice.reason
    const isWorthIt = kind === 'pinned' || (choice.worth >= min && count(kind) < maxOfAKind)
    if (taken.size < maxEntries && isWorthIt) taken.add(choice)
  }
  for (const choice of ranked) if (taken.size < maxEntries) taken.add(choice)
  return ranked.filter((choice) => taken.has(choice))
}

function kindOf(kind: SkillReason['kind']): PlanEntryKind {
  if (kind === 'placement') throw new Error('A plan is not placement')
  return kind
}

function minutesOf({ items }: LearnerSkill, questions: number): number {
  const seconds = items.reduce((sum, item) => sum + item.seconds, 0) / Math.max(1, items.length)
  return Math.max(1, Math.round((questions * seconds) / 60))
}
