import type { Item } from './catalog.ts'
import type { SkillReason } from './choose-skill.ts'
import { chanceBand } from './constants.ts'
import type { SkillState } from './state.ts'

/** Why a question of a skill comes now: the choice itself, so that reason and decision cannot disagree. */
export interface ItemReason {
  kind: 'first' | 'easier' | 'harder' | 'another way' | 'keep going' | 'refresh'
  /** The chance of a right answer that the choice rests on, 0 to 1. */
  chance: number
}

/** What the chosen question is to the student, seen from the one before it in the skill, if there was one. */
export function reasonFor(
  state: SkillState | undefined,
  last: Pick<Item, 'id' | 'level'> | undefined,
  item: Pick<Item, 'id' | 'level'>,
  chance: number,
): ItemReason {
  const kindOf = (): ItemReason['kind'] => {
    if (last === undefined) return 'first'
    if (state?.mastered === true) return 'refresh'
    if (last.level !== null && item.level !== null && item.level !== last.level) {
      return item.level > last.level ? 'harder' : 'easier'
    }
    return last.id === item.id ? 'keep going' : 'another way'
  }
  return { kind: kindOf(), chance }
}

/** How sure we are of a right answer, in words. */
export const oddsInWords = (chance: number): string =>
  `We expect you to get it right about ${Math.round(chance * 10)} times in 10.`

/** The reason in words, to the student. */
export function reasonInWords({ kind, chance }: ItemReason): string {
  const odds = oddsInWords(chance)
  switch (kind) {
    case 'first':
      return `This is your first look at this skill, so we start with our best guess and adjust to your answers. ${odds}`
    case 'easier':
      return `A step easier than your last one here, to make the idea firm. ${odds}`
    case 'harder':
      return chance >= chanceBand[0]
        ? `You are ready for a step harder than your last one here. ${odds}`
        : `A step harder than your last one here, to see how far it goes. ${odds}`
    case 'another way':
      return `The same skill asked in another way than last time, to make sure that it sticks. ${odds}`
    case 'keep going':
      return `Another one like your last one here, because practice at this level helps you most now. ${odds}`
    case 'refresh':
      return `You have mastered this skill. This one keeps it fresh. ${odds}`
  }
}

/** Why a skill comes now, in words to the student; `nameOf` gives the name of the skill that waits for it. */
export function skillReasonInWords(reason: SkillReason, nameOf: (skill: string) => string): string {
  switch (reason.kind) {
    case 'pinned':
      return 'Your teacher picked this for this week.'
    case 'new':
      return 'New for you, and a good next step from where you are.'
    case 'continue':
      return 'You are in the middle of this. A few more questions now make it firm.'
    case 'review':
      return `You last practiced this ${daysInWords(reason.days)}. A short review now makes it last.`
    case 'repair':
      return `“${nameOf(reason.for)}” gets easier with this first.`
    case 'placement':
      return 'Your answer here tells us the most about where to start.'
  }
}

function daysInWords(days: number): string {
  if (days < 14) return days === 1 ? 'about a day ago' : `${days} days ago`
  return days < 60 ? `${Math.round(days / 7)} weeks ago` : `${Math.round(days / 30)} months ago`
}
