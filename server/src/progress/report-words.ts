import type { SkillId } from '@skills-center/contract/ids'
import type { PracticePlan } from '@skills-center/contract/practice'
import type { ProgressEntry } from '@skills-center/contract/progress'
import {
  enough,
  type MasteryFigure,
  type NextStep,
  type PracticedSkill,
  type Strength,
} from '@skills-center/contract/progress/report'
import { formatMessage } from '../platform/format-message.ts'
import { say } from './messages.gen.ts'
import { named, type Taught } from './report-figures.ts'

const maxStrengths = 3
const maxSteps = 3
/** With at least this mastery, a skill not yet mastered counts as a strength. */
const strongMastery = 75

/**
 * The student's strengths: mastered skills that are not due, then skills close to mastery, then those that rose most in
 * the period.
 */
export function strengthsOf(
  taught: Taught,
  progressBySkill: ReadonlyMap<SkillId, ProgressEntry>,
  skills: readonly PracticedSkill[],
): Strength[] {
  const rise = new Map(skills.filter(({ move }) => move === 'up').map((entry) => [entry.skill.id, entry]))
  const known = [...progressBySkill.values()]
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
      return [{ skill: named(skill), words: formatProgress(entry, rise.get(entry.skillId)) }]
    })
  const risen = skills
    .filter(({ move, skill }) => move === 'up' && !known.some((strength) => strength.skill.id === skill.id))
    .map(({ skill, before, after }): Strength => {
      const text = say('strength-rise', { ...riseOf(before, after), answers: after.answers })
      return { skill, words: formatMessage(text) }
    })
  return [...known, ...risen].slice(0, maxStrengths)
}

function formatProgress(entry: ProgressEntry, risen: PracticedSkill | undefined): string {
  const now = { level: Math.round(entry.masteryLevel), answers: entry.answered }
  if (risen === undefined)
    return formatMessage(entry.mastered ? say('strength-mastered', now) : say('strength-close', now))
  const rise = { ...now, ...riseOf(risen.before, risen.after) }
  return formatMessage(
    entry.mastered ? say('strength-mastered-rise', rise) : say('strength-close-rise', rise),
  )
}

/** A skill that rose has both figures. */
const riseOf = (before: MasteryFigure, after: MasteryFigure) => ({
  before: before.mastery ?? 0,
  after: after.mastery ?? 0,
})

/** The first steps of the plan. If the student is stuck in a skill, the plan's alternative comes first. */
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
  return [...instead, ...planned].slice(0, maxSteps)
}
