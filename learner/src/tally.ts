/** Sums of surprise and information over the answers in one kind of situation. */
export interface Tally {
  surprise: number
  information: number
}

/** Number of run keys per scope: overall, a skill, or an item. */
export const runsInScope = 128

/** Tallies by situation key. */
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

/** Mean surprise in this situation, in logits, shrunk toward `towards` with the given weight. */
export const shrunk = ({ surprise, information }: Tally, towards: number, weight: number): number =>
  (surprise + weight * towards) / (information + weight)
