import type { SkillId } from '@skills-center/contract/ids'
import type { PracticePlan } from '@skills-center/contract/practice'
import type { ProgressEntry } from '@skills-center/contract/progress'
import {
  enough,
  type NextStep,
  type PracticedSkill,
  type Strength,
} from '@skills-center/contract/progress/report'
import type { SkillSummary } from '@skills-center/contract/skills'
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
      const state = entry.mastered ? 'Mastered' : 'Close to mastered'
      const level = `${Math.round(entry.masteryLevel)} out of 100 today, from ${answers(entry.answered)}`
      const risen = rise.get(entry.skillId)
      const words = `${state}: ${level}${risen === undefined ? '' : `, after ${riseInWords(risen)}`}.`
      return [{ skill: named(skill), words }]
    })
  const risen = skills
    .filter(({ move, skill }) => move === 'up' && !known.some((strength) => strength.skill.id === skill.id))
    .map((entry): Strength => {
      const words = `${capital(riseInWords(entry))}, now from ${answers(entry.after.answers)}.`
      return { skill: entry.skill, words }
    })
  return [...known, ...risen].slice(0, mostStrengths)
}

const riseInWords = ({ before, after }: PracticedSkill): string =>
  `a rise from ${before.mastery} to ${after.mastery} in this period`

const answers = (count: number): string => `${count} ${count === 1 ? 'answer' : 'answers'}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const briefly = ({ id, name, subject, gradeLevel }: SkillSummary) => ({ id, name, subject, gradeLevel })

/** The first steps of the plan; where practice alone does not help, what the plan says to do instead comes first. */
export function stepsOf({ entries, stuck }: Pick<PracticePlan, 'entries' | 'stuck'>): NextStep[] {
  const instead = stuck.slice(0, 1).map(({ skill, prerequisite, advice }): NextStep => ({
    skill: briefly(prerequisite ?? skill),
    to: prerequisite === null ? 'lesson' : 'practice',
    words: advice,
    minutes: null,
  }))
  const taken = new Set(instead.map(({ skill }) => skill.id))
  const planned = entries
    .filter(({ skill }) => !taken.has(skill.id))
    .map(({ skill, reason, minutes }): NextStep => ({
      skill: briefly(skill),
      to: 'practice',
      words: reason,
      minutes,
    }))
  return [...instead, ...planned].slice(0, mostSteps)
}
