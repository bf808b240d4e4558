import type { SkillId } from '@skills-center/contract/ids'
import type { PracticePlan } from '@skills-center/contract/practice'
import type { ProgressEntry } from '@skills-center/contract/progress'
import {
  enough,
  type NextStep,
  type PracticedSkill,
  type Strength,
} from '@skills-center/contract/progress/report'
import { named, type Taught } from './report-figures.ts'

const mostStrengths = 3
const mostSteps = 3
/** Mastery from which a skill that is not mastered yet is a strength. */
const strongMastery = 75

/** What goes best: the mastered skills that are fresh, then those near it, then what rose most in the period. */
export function strengthsOf(
  taught: Taught,
  standings: ReadonlyMap<SkillId, ProgressEntry>,
  skills: readonly PracticedSkill[],
): Strength[] {
  const rise = new Map(skills.filter(({ move }) => move === 'up').map((entry) => [entry.skill.id, entry]))
  const known = [...standings.values()]
    .filter(
      ({ masteryLevel, mastered, isDue, certainty, answered }) =>
        !isDue &&
        answered >= enough.masteryAnswers &&
        (mastered || (certainty !== 'low' && masteryLevel >= strongMastery)),
    )
    .toSorted(
      (one, other) =>
        Number(other.mastered) - Number(one.mastered) ||
        other.masteryLevel - one.masteryLevel ||
        (one.skillId < other.skillId ? -1 : 1),
    )
    .flatMap((entry): Strength[] => {
      const skill = taught.get(entry.skillId)
      if (skill === undefined) return []
      return [{ skill: named(skill), words: standingInWords(entry, rise.get(entry.skillId)) }]
    })
  const risen = skills
    .filter(({ move, skill }) => move === 'up' && !known.some((strength) => strength.skill.id === skill.id))
    .map(({ skill, before, after }): Strength => {
      const words = `A rise from ${before.mastery} to ${after.mastery} in this period, now from ${answers(after.answers)}.`
      return { skill, words }
    })
  return [...known, ...risen].slice(0, mostStrengths)
}

// Whole sentences, since they are translated as such.
function standingInWords(entry: ProgressEntry, risen: PracticedSkill | undefined): string {
  const level = Math.round(entry.masteryLevel)
  const count = answers(entry.answered)
  if (risen === undefined)
    return entry.mastered
      ? `Mastered: ${level} out of 100 today, from ${count}.`
      : `Close to mastered: ${level} out of 100 today, from ${count}.`
  const { before, after } = risen
  return entry.mastered
    ? `Mastered: ${level} out of 100 today, from ${count}, after a rise from ${before.mastery} to ${after.mastery} in this period.`
    : `Close to mastered: ${level} out of 100 today, from ${count}, after a rise from ${before.mastery} to ${after.mastery} in this period.`
}

const answers = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`)

/** The first steps of the plan; where practice alone does not help, what the plan says to do instead comes first. */
export function stepsOf({ entries, stuck }: Pick<PracticePlan, 'entries' | 'stuck'>): NextStep[] {
  const instead = stuck.slice(0, 1).map(({ skill, prerequisite, advice }): NextStep => ({
    skill: named(prerequisite ?? skill),
    to: prerequisite === null ? 'lesson' : 'practice',
    words: advice,
    minutes: null,
  }))
  const taken = new Set(instead.map(({ skill }) => skill.id))
  const planned = entries
    .filter(({ skill }) => !taken.has(skill.id))
    .map(({ skill, reason, minutes }): NextStep => ({
      skill: named(skill),
      to: 'practice',
      words: reason,
      minutes,
    }))
  return [...instead, ...planned].slice(0, mostSteps)
}
