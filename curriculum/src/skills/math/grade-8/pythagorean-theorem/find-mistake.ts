import { tidy } from '#form'
import { drawWhole, insideOf, type Sides, sideOf } from '#right-triangles/sides.ts'
import { squareMeant, squaresLines, type SquaresLine } from '#right-triangles/squares-lines.ts'
import { mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

/** The hypotenuse (level 1), a leg (level 2), a leg with decimals (level 3). */
export const findMistake = wrongLine<Sides & { by: number }, SquaresLine>({
  seconds: 60,
  standards: ['8.G.B.7'],
  ...mistakeWords(say),
  task: ({ asks, by }) => `${asks} ${by}`,
  steps: 3,
  draw: (random, level) => ({
    ...drawWhole(random, 50, level === 1 ? 'hypotenuse' : 'leg'),
    by: level === 3 ? 0.1 : 1,
  }),
  work(its) {
    const { start, steps } = squaresLines(its, its.by)
    const moves = ['square', its.asks === 'leg' ? 'subtract' : 'add', 'root'] as const
    return {
      start,
      steps: steps.map((step, at) => ({ ...step, move: () => say(`mistake.${moves[at] ?? 'root'}`) })),
    }
  },
  truth: (its) =>
    say('mistake.truth', { side: tidy(sideOf(its) * its.by), square: tidy(insideOf(its) * its.by * its.by) }),
  means: squareMeant,
})
