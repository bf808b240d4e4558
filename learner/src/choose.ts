import { chanceBand, targetChance } from './constants.ts'
import { believed, chance } from './mastery.ts'
import type { SkillState } from './state.ts'

/** One way to ask a question of the skill. */
export interface Candidate {
  model: string
  level: 1 | 2 | 3
  /** Options to choose from; 0 where the answer is typed. */
  options: number
}

/** Why a question comes now: the choice itself, so that reason and decision cannot disagree. */
export interface Reason {
  kind: 'first' | 'easier' | 'harder' | 'another way' | 'keep going' | 'refresh'
  /** The chance of a right answer that the choice rests on, 0 to 1. */
  chance: number
}

export interface Choice {
  candidate: Candidate
  reason: Reason
}

/**
 * The next question within a skill: near `targetChance`, and another model than the ones just met.
 * `last` is the level asked last, `random` a number from 0 to 1. Throws where there is nothing to choose from.
 */
export function chooseQuestion(
  state: SkillState,
  candidates: readonly Candidate[],
  at: number,
  last: 1 | 2 | 3 | null,
  random: number,
): Choice {
  const belief = believed(state, at)
  const others = candidates.filter((candidate) => candidate.model !== state.recent[0])
  const scored = (others.length > 0 ? others : candidates).map((candidate) => {
    const expected = chance(belief, candidate.level, candidate.options)
    // The way of asking that came just before is left out; the one before that is avoided a little.
    const repetition = state.recent.includes(candidate.model) ? 0.08 : 0
    const outside = Math.max(0, chanceBand[0] - expected, expected - chanceBand[1])
    return { candidate, expected, cost: Math.abs(expected - targetChance) * 0.5 + outside * 3 + repetition }
  })
  const least = Math.min(...scored.map((entry) => entry.cost))
  const near = scored.filter((entry) => entry.cost <= least + 0.05)
  const chosen = near[Math.min(near.length - 1, Math.floor(random * near.length))]
  if (chosen === undefined) throw new RangeError('No question to choose from')
  return {
    candidate: chosen.candidate,
    reason: { kind: reasonKind(state, chosen.candidate, last), chance: chosen.expected },
  }
}

function reasonKind(state: SkillState, chosen: Candidate, last: 1 | 2 | 3 | null): Reason['kind'] {
  if (state.answered === 0) return 'first'
  if (state.mastered) return 'refresh'
  if (last !== null && chosen.level > last) return 'harder'
  if (last !== null && chosen.level < last) return 'easier'
  return state.recent[0] === chosen.model ? 'keep going' : 'another way'
}

/** The reason in words, to the student. */
export function reasonInWords({ kind, chance: expected }: Reason): string {
  const odds = `We expect you to get it right about ${Math.round(expected * 10)} times in 10.`
  switch (kind) {
    case 'first':
      return `This is your first look at this skill, so we start gently and adjust to your answers. ${odds}`
    case 'easier':
      return `The last one was a stretch, so this one steps back to make the idea firm. ${odds}`
    case 'harder':
      return `You are ready for a harder one. ${odds}`
    case 'another way':
      return `The same skill asked in another way, to make sure that it sticks. ${odds}`
    case 'keep going':
      return `Another one like the last, because practice at this level helps you most now. ${odds}`
    case 'refresh':
      return `You have mastered this skill. This one keeps it fresh. ${odds}`
  }
}
