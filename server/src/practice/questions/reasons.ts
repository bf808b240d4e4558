import { chanceBand } from '@skills-center/learner/constants'
import type { SkillReason } from '@skills-center/learner/choose-skill'
import { masteryFigures } from '@skills-center/learner/explain'
import type { ItemReason } from '@skills-center/learner/reason'
import type { Plan } from '@skills-center/learner/stuck-plan'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** How likely a right answer is, in the reader's language. */
export const formatOdds = (chance: number): string =>
  formatMessage(say('odds', { times: Math.round(chance * 10) }))

/** Why this question was chosen, in the reader's language. */
export const formatReason = (reason: ItemReason): string =>
  `${formatMessage(reasonText(reason))} ${formatOdds(reason.chance)}`

function reasonText({ kind, chance }: ItemReason) {
  switch (kind) {
    case 'first':
      return say('reason-first')
    case 'easier':
      return say('reason-easier')
    case 'harder':
      return chance >= chanceBand[0] ? say('reason-harder-ready') : say('reason-harder')
    case 'another way':
      return say('reason-another-way')
    case 'keep going':
      return say('reason-keep-going')
    case 'refresh':
      return say('reason-refresh')
  }
}

/** Why a skill was chosen, in the reader's language. `nameOf` returns the name of the skill that depends on it. */
export const formatSkillReason = (reason: SkillReason, nameOf: (skill: string) => string): string =>
  formatMessage(skillReasonText(reason, nameOf))

function skillReasonText(reason: SkillReason, nameOf: (skill: string) => string) {
  switch (reason.kind) {
    case 'pinned':
      return say('skill-pinned')
    case 'new':
      return say('skill-new')
    case 'continue':
      return say('skill-continue')
    case 'review':
      return reviewText(reason.days)
    case 'repair':
      return say('skill-repair', { skill: nameOf(reason.for) })
    case 'placement':
      return say('skill-placement')
  }
}

function reviewText(days: number) {
  if (days < 14) return say('skill-review-days', { days })
  return days < 60
    ? say('skill-review-weeks', { weeks: Math.round(days / 7) })
    : say('skill-review-months', { months: Math.round(days / 30) })
}

/**
 * A changed plan, in the reader's language. `skill` is the one the student is stuck in; `below` is the plan's skill.
 */
export function formatPlan({ kind }: Plan, skill: string, below: string): string {
  switch (kind) {
    case 'prerequisite':
      return formatMessage(say('plan-prerequisite', { skill, below }))
    case 'lesson':
      return formatMessage(say('plan-lesson'))
    case 'other-way':
      return formatMessage(say('plan-other-way'))
    case 'break':
      return formatMessage(say('plan-break'))
  }
}

/** Explains in four parts how mastery is calculated, for a 12-year-old, in the reader's language. */
export function masteryRules(): string[] {
  const { max, afterHint, onSecondTry, seconds, whenRapid, ...memory } = masteryFigures
  return [
    formatMessage(say('mastery-meaning')),
    formatMessage(say('mastery-movement', { most: max })),
    formatMessage(say('mastery-help', { afterHint, onSecondTry, seconds, whenRapid })),
    formatMessage(say('mastery-memory', memory)),
  ]
}
