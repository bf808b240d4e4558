import type { FigureOf } from '@skills-center/contract/figure'
import type { Worded, Words } from '../../form/words.ts'
import { say } from './messages.gen.ts'

/** Two tapes of equal boxes; `total` is the length of the first tape, if given. */
export const boxTapes = (
  labels: readonly [Words, Words],
  boxes: readonly [number, number],
  total: string | null,
): Worded<FigureOf<'tape-diagram'>> => {
  const told = { one: labels[0], other: labels[1], a: boxes[0], b: boxes[1] }
  return {
    kind: 'tape-diagram',
    tapes: labels.map((label, at) => ({
      label,
      boxes: Array.from({ length: boxes[at] ?? 1 }, () => ''),
      total: at === 0 ? total : null,
    })),
    description: total === null ? say('boxes.plain', told) : say('boxes.total', { ...told, total }),
  }
}
