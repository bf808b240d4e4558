/** Sums of surprise and of information over the answers given in one kind of situation. */
export interface Tally {
  surprise: number
  information: number
}

/** Numbers of runs in one scope: everywhere, in a skill, at an item. */
export const runsInScope = 128

/** Tallies by the number of the situation. */
export type Tallies = Map<number, Tally>

const unmet: Tally = { surprise: 0, information: 0 }

export const tallyAt = (tallies: Tallies, key: number): Tally => tallies.get(key) ?? unmet

export function addTo(tallies: Tallies, key: number, surprise: number, information: number): void {
  const tally = tallies.get(key)
  if (tally === undefined) {
    tallies.set(key, { surprise, information })
  } else {
    tally.surprise += surprise
    tally.information += information
  }
}

/** How far answers in this situation lie from what was believed, in logits; few of them count for little. */
export const shrunk = ({ surprise, information }: Tally, towards: number, weight: number): number =>
  (surprise + weight * towards) / (information + weight)
