import type { Text } from '@skills-center/messages/values'
import { arranged } from '../../form/arranging.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { spotLetter } from '../../right-answer.ts'

/** A drawing whose parts have letters instead of names, in the order of `spots`. */
interface Lettered<Part, Taken> {
  spots: readonly Part[]
  /** The misconception of mistaking one part for another, and the feedback to it. */
  mixUp: (part: Part, taken: Taken, letter: string) => { misconception: MisconceptionId; feedback: Text }
}

/** Match a name to each letter; some names may be left over. */
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
 * Pick the letters of the right parts. A wrong answer swaps a right letter for one that it can be confused with;
 * `turned` answers students who pick all the wrong ones.
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
