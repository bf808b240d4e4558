import { cubesIn, hiddenIn, type Stacks, stacksIn, tallest } from '../../solids/stacks.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A solid of stacked unit cubes, whose cubes are counted. */
export interface Counted {
  stacks: Stacks
}
const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

// Worked by hand: back row 3, 3, 2; front row 2, 1, 1: 12 cubes.
const solid: Counted = {
  stacks: [
    [3, 3, 2],
    [2, 1, 1],
  ],
}

export const countBugs = {
  faces: bug<Counted>({
    id: 'volume.visible-faces',
    // Squares on top, in front, and on the right.
    answer: ({ stacks }) => stacksIn(stacks) + sum(stacks[0] ?? []) + sum(stacks.map(([left = 0]) => left)),
    feedback: () => say('counted.faces'),
    // 6 + 8 + 5
    example: [solid, 19],
  }),
  hidden: bug<Counted>({
    id: 'volume.hidden-cubes',
    answer: ({ stacks }) => (hiddenIn(stacks) === 0 ? null : cubesIn(stacks) - hiddenIn(stacks)),
    feedback: () => say('counted.hidden'),
    // Hidden: two cubes at the left in the back, one beside them.
    example: [solid, 9],
  }),
  footprint: bug<Counted>({
    id: 'volume.one-layer',
    answer: ({ stacks }) => stacksIn(stacks),
    feedback: () => say('counted.footprint'),
    example: [solid, 6],
  }),
  around: bug<Counted>({
    id: 'volume.box-around',
    answer: ({ stacks }) => stacksIn(stacks) * tallest(stacks),
    feedback: () => say('counted.around'),
    example: [solid, 18],
  }),
  row: bug<Counted>({
    id: 'volume.one-part',
    answer: ({ stacks }) => sum(stacks.at(-1) ?? []),
    feedback: () => say('counted.front-row'),
    example: [solid, 4],
  }),
}
