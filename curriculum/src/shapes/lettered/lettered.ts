import type { Text } from '@skills-center/messages/values'
import { arranged } from '../../form/arranging.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { spotLetter } from '../../right-answer.ts'

/** A drawing whose parts wear letters instead of names, in the order of `spots`. */
interface Lettered<Part, Taken> {
  spots: readonly Part[]
  /** Whose thinking it is to take one part for another, and what is said to it. */
  mixUp: (part: Part, taken: Taken, letter: string) => { misconception: MisconceptionId; feedback: Text }
}

/** A name for each letter; some names may be left over. */
export const nameSpots = <Part extends string, Other extends string = Part>(
  shuffle: number,
  its: Lettered<Part, Part | Other> & {
    others?: readonly Other[]
    name: (part: Part | Other) => Text
    slip: { misconception: MisconceptionId; feedback: Text }
  },
): AnsweringTemplate => {
  const { spots, others = [], name, mixUp, slip } = its
  return arranged.label(shuffle, {
    spots: spots.map((id, at) => ({
      id,
      label: name(id),
      slips: [...spots, ...others]
        .filter((other) => other !== id)
        .map((other) => ({ label: name(other), ...mixUp(id, other, spotLetter(at)) })),
    })),
    others: others.map(name),
    slip,
  })
}

/**
 * The letters of the right parts. A wrong one takes the place of each right one that it may be mixed up with; `turned`
 * speaks to those who pick all the wrong ones.
 */
export const pickSpots = <Part extends string>(
  its: Lettered<Part, Part> & {
    right: readonly Part[]
    turned?: { misconception: MisconceptionId; feedback: Text }
  },
): AnsweringTemplate => {
  const { spots, right, mixUp, turned } = its
  const wrong = spots.filter((id) => !right.includes(id))
  return arranged.hotSpot({
    spots: [...spots],
    right: spots.filter((id) => right.includes(id)),
    wrong: [
      ...(turned === undefined ? [] : [{ picked: wrong, ...turned }]),
      ...right.flatMap((missed) =>
        wrong.map((taken) => ({
          picked: spots.filter((id) => id === taken || (right.includes(id) && id !== missed)),
          ...mixUp(missed, taken, spotLetter(spots.indexOf(taken))),
        })),
      ),
    ],
  })
}
