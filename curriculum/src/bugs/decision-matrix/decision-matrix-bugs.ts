import {
  gapOf,
  type Matrix,
  neededOf,
  plain,
  scoresOf,
  total,
  weightOf,
} from '../../situations/decision-matrix/decision-matrix.ts'
import { type Bug, bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: A has 5·4 + 1·2 + 2·3 + 3·1 = 31, and its points add up to 10.
const one: Matrix = {
  level: 1,
  thing: 'rack',
  weights: [5, 1, 2, 3],
  points: [[4, 2, 3, 1]],
  of: 0,
  criterion: 0,
}
// Without its first criterion B has 1·4 + 2·2 + 3·2 = 14, so it needs 17; 4 · 5 = 20 is enough.
const two: Matrix = {
  ...one,
  level: 3,
  points: [
    [4, 2, 3, 1],
    [1, 4, 2, 2],
  ],
  of: 1,
}

const noWeights = bug<Matrix>({
  id: 'design.counts-once',
  answer: (matrix) => (matrix.level === 1 ? plain(matrix, matrix.of) : null),
  feedback: () => say('no-weights'),
  example: [one, 10],
})

const addsWeights = bug<Matrix>({
  id: 'data.adds',
  answer: (matrix) =>
    matrix.level === 1
      ? plain(matrix, matrix.of) + matrix.weights.reduce((sum, each) => sum + each, 0)
      : null,
  feedback: () => say('adds-weights'),
  example: [one, 21],
})

const forgetsOne = bug<Matrix>({
  id: 'design.forgets-a-part',
  answer: (matrix) =>
    matrix.level === 1 ? total(matrix, matrix.of) - (scoresOf(matrix, matrix.of).at(-1) ?? 0) : null,
  feedback: () => say('forgets-one'),
  example: [one, 28],
})

const ties = bug<Matrix>({
  id: 'data.stops-early',
  answer: (matrix) => (matrix.level === 3 ? neededOf(matrix) - 1 : null),
  feedback: () => say('not-enough'),
  example: [two, 3],
})

const gap = bug<Matrix>({
  id: 'design.counts-once',
  answer: (matrix) => (matrix.level === 3 && weightOf(matrix) > 1 ? gapOf(matrix) : null),
  feedback: () => say('gap'),
  example: [two, 17],
})

export const matrixBugs: readonly Bug<Matrix>[] = [noWeights, addsWeights, forgetsOne, ties, gap]
