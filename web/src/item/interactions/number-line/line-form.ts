import { isNear } from '@skills-center/answers/near'
import type { InteractionOf } from '@skills-center/contract/interaction'
import { t } from '../../../language/messages.ts'
import { lineGrid } from '../drawing/grid.ts'
import { readPlace } from '../drawing/read-place.ts'

/** Parses typed texts into places, with an error for each text. */
export function typedLine(
  line: InteractionOf<'number-line'>,
  texts: readonly string[],
): { ats: number[]; problems: (string | null)[] } {
  const ats: number[] = []
  const problems: (string | null)[] = []
  for (const text of texts) {
    const { at, problem } = readPlace(text, lineGrid(line))
    const last = ats.at(-1)
    if (at === null || last === undefined) {
      problems.push(problem)
      if (at !== null) ats.push(at)
    } else if (ats.some((other) => isNear(other, at))) {
      problems.push(t('item/one-at-this-number-already'))
    } else if (line.draws === 'interval' && at < last) {
      problems.push(t('item/right-end-must-be-greater'))
    } else {
      problems.push(null)
      ats.push(at)
    }
  }
  return { ats, problems }
}
