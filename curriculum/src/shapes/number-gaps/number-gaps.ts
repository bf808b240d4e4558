import type { Text } from '@skills-center/messages/values'
import { numberTex } from '../../equations/exact.ts'
import { arranged } from '../../form/arranging.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import { tex } from '../../markup.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'

/** A number to pick, and wrong ones with their misconceptions. */
export interface NumberGap {
  label: Text
  right: number
  wrong: readonly (readonly [value: number, misconception: MisconceptionId, feedback: Text])[]
  /** Formats the numbers: a negative number gets parentheses. */
  written?: (value: number) => string
}

/** Numbers and signs, some of which students pick: “(−3) + 8 = 5”. */
export const numberGaps = (shuffle: number, parts: readonly (string | NumberGap)[]): AnsweringTemplate =>
  arranged.gaps(
    shuffle,
    parts.map((part) => {
      if (typeof part === 'string') return part
      const { label, right, wrong, written = numberTex } = part
      return {
        label,
        right: tex(written(right)),
        wrong: wrong.map(([value, misconception, feedback]) => ({
          text: tex(written(value)),
          misconception,
          feedback,
        })),
      }
    }),
  )
