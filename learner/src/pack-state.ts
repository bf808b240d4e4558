import type { PerRate, SkillState } from './state.ts'

/**
 * A skill's state as a list of numbers for one database row, in this order: answered, right, recent, at, turn,
 * precision, pull, learned (3), learnedVariance, rates (3), stability, surprise, shown, slippedFrom, mastered,
 * isSpaced, helpedAfter, isDeferred, then the latest items met. All values are already rounded, so packing loses
 * nothing.
 */
export type PackedState = readonly number[]

/** How many numbers come before the items met. */
const ownNumbers = 22

export const packState = (state: SkillState): PackedState => [
  state.answered,
  state.right,
  state.recent,
  state.at,
  state.turn,
  state.precision,
  state.pull,
  ...state.learned,
  state.learnedVariance,
  ...state.rates,
  state.stability,
  state.surprise,
  state.shown,
  state.slippedFrom,
  Number(state.mastered),
  Number(state.isSpaced),
  state.helpedAfter,
  Number(state.isDeferred),
  ...state.met,
]

/** The inverse of `packState`. Throws if the list is too short, because another version of the model wrote it. */
export function unpackState(packed: PackedState): SkillState {
  if (packed.length < ownNumbers)
    throw new RangeError(`A state has ${ownNumbers} numbers or more, not ${packed.length}`)
  const at = (index: number): number => packed[index] ?? 0
  const three = (index: number): PerRate => [at(index), at(index + 1), at(index + 2)]
  return {
    answered: at(0),
    right: at(1),
    recent: at(2),
    at: at(3),
    turn: at(4),
    precision: at(5),
    pull: at(6),
    learned: three(7),
    learnedVariance: at(10),
    rates: three(11),
    stability: at(14),
    surprise: at(15),
    shown: at(16),
    slippedFrom: at(17),
    mastered: at(18) === 1,
    isSpaced: at(19) === 1,
    helpedAfter: at(20),
    isDeferred: at(21) === 1,
    met: packed.slice(ownNumbers),
  }
}
