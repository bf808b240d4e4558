import type { Figure, FigureOf } from '@skills-center/contract/figure'
import { all } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import type { Worded } from '../../form/words.ts'
import { say } from './messages.gen.ts'

/**
 * A number line with 0 in the middle: `spaces` on each side, each worth `step`, with a label every `labelEvery` spaces.
 */
export interface NumberScale {
  step: number
  spaces: number
  labelEvery: number
}

/** The ends, ticks, and labels of the line. */
export function scaleLine({ step, spaces, labelEvery }: NumberScale) {
  const labels = Math.floor(spaces / labelEvery)
  const end = tidy(spaces * step)
  return {
    from: -end,
    to: end,
    step,
    labelled: Array.from({ length: 2 * labels + 1 }, (_, at) => tidy((at - labels) * labelEvery * step)),
  }
}

/** Lettered points on such a line. */
export function scaleFigure(
  scale: NumberScale,
  points: readonly { label: string; at: number }[],
): Worded<FigureOf<'number-line'>> {
  const line = scaleLine(scale)
  return {
    kind: 'number-line',
    ...line,
    points: points.map(({ label, at }) => ({ label, at })),
    jumps: [],
    description: say('line', {
      from: line.from,
      to: line.to,
      labels: all(line.labelled),
      spaces: scale.labelEvery,
      points: all(
        points.map(({ label, at }) => {
          const left = tidy(
            Math.floor(tidy(at / (scale.step * scale.labelEvery))) * scale.step * scale.labelEvery,
          )
          const spaces = tidy((at - left) / scale.step)
          return spaces === 0 ? say('on', { label, at }) : say('point', { label, left, spaces })
        }),
      ),
    }),
  }
}

/** The position of the point with this letter. */
export function placeShown(figure: Figure | undefined, letter: string): number {
  const found =
    figure?.kind === 'number-line' ? figure.points.find(({ label }) => label === letter) : undefined
  if (found === undefined) throw new TypeError('expects a point on a number line')
  return found.at
}
