import { insideOf, rootOf, type Sides, squared } from '../../right-triangles/sides.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: legs 3 and 4, so the hypotenuse is 5; leg 5 and hypotenuse 13, so the other leg is 12.
const legs: Sides = { known: [3, 4], asks: 'hypotenuse', isRounded: false }
const mixed: Sides = { known: [5, 13], asks: 'leg', isRounded: false }

export const addsSides = bug<Sides>({
  id: 'pythagoras.adds-sides',
  answer: ({ known: [one, other] }) => one + other,
  feedback: ({ asks }) => say(`adds-sides.${asks}`),
  example: [legs, 7],
})
export const subtractsSides = bug<Sides>({
  id: 'pythagoras.subtracts-sides',
  answer: ({ known: [one, other] }) => (one === other ? null : Math.abs(other - one)),
  feedback: ({ asks }) => say(`subtracts-sides.${asks}`),
  example: [mixed, 8],
})
export const noRoot = bug<Sides>({
  id: 'pythagoras.no-root',
  answer: insideOf,
  feedback: () => say('no-root'),
  example: [legs, 25],
})
export const doubles = bug<Sides>({
  id: 'pythagoras.doubles',
  answer: ({ known: [one, other], asks }) => (asks === 'hypotenuse' ? 2 * (one + other) : 2 * (other - one)),
  feedback: () => say('doubles'),
  example: [mixed, 16],
})
const wrongHypotenuse = bug<Sides>({
  id: 'pythagoras.wrong-hypotenuse',
  answer: ({ known: [one, other], asks }) =>
    rootOf(asks === 'leg' ? squared(one) + squared(other) : Math.abs(squared(one) - squared(other))),
  feedback: ({ asks }) => say(`wrong-hypotenuse.${asks}`),
  example: [mixed, 13.928388],
})

export const sideBugs = [addsSides, subtractsSides, noRoot, doubles, wrongHypotenuse]
