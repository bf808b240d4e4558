import type { Bug } from '../bugs/bug.ts'
import { exact, toNumber } from '../bugs/bug.ts'
import { expression } from '../build-item.ts'
import { built } from '../form/answering.ts'
import type { AnsweringTemplate } from '../form/item-template.ts'
import type { Words } from '../form/words.ts'
import { insideOf, rootTex, type Sides, simplestTex, squared } from './sides.ts'

/** An exact length to type, such as `2√3`; a decimal rounded from it gets another try at no cost. */
export function typedLength(
  its: Sides,
  { label, after, bugs }: { label: Words; after: Words; bugs: readonly Bug<Sides>[] },
): AnsweringTemplate {
  const [one, other] = its.known.map(squared)
  const swapped = Math.abs((one ?? 0) + (its.asks === 'leg' ? 1 : -1) * (other ?? 0))
  const value = simplestTex(insideOf(its))
  return built((word) =>
    expression(
      { label: word(label), letters: [], after: word(after) },
      { value, shownAs: value },
      bugs.flatMap((each) => {
        const got = each.answer(its)
        if (got === null) return []
        // The only wrong length that is itself a root.
        const text = each.id === 'pythagoras.wrong-hypotenuse' ? rootTex(swapped) : exact(toNumber(got))
        return [{ value: text, misconception: each.id, feedback: word(each.feedback(its)) }]
      }),
    ),
  )
}
