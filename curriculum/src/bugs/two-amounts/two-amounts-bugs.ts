import { allOf, type Amounts } from '../../situations/two-amounts/two-amounts.ts'
import { speedsOf, type Trip } from '../../situations/with-and-against/with-and-against.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 40 animals, and 4 more than 3 times as many cats as dogs: 31 cats and 9 dogs.
const animals: Amounts = { story: 'shelter', who: 'Ben', form: 'more-times', times: 3, plus: 4, y: 9 }

/** What students mistake for x, the first of two amounts. */
export const amountBugs = {
  reversed: bug<Amounts>({
    id: 'variables.reversed',
    answer: ({ y }) => y,
    feedback: () => say('reversed'),
    example: [animals, 9],
  }),
  evenly: bug<Amounts>({
    id: 'system.splits-evenly',
    answer: (its) => (allOf(its) % 2 === 0 ? allOf(its) / 2 : null),
    feedback: () => say('evenly'),
    example: [animals, 20],
  }),
  relation: bug<Amounts>({
    id: 'system.one-kind',
    answer: (its) => {
      const left = allOf(its) - its.plus
      return left % its.times === 0 ? left / its.times : null
    },
    feedback: () => say('one-kind'),
    example: [animals, 12],
  }),
  dropped: bug<Amounts>({
    id: 'equation.ignores-constant',
    answer: (its) =>
      its.plus === 0 || allOf(its) % (its.times + 1) > 0 ? null : (allOf(its) / (its.times + 1)) * its.times,
    feedback: ({ plus }) => say('dropped', { plus: Math.abs(plus) }),
    example: [animals, 30],
  }),
}

// Worked by hand: 24 miles in 2 hours and back in 3: 12 and 8 miles per hour, so 10 and 2.
const boat: Trip = { scene: 'boat', fast: 2, slow: 3, by: 4 }

/** What students mistake for the speed without wind or current. */
export const tripBugs = {
  along: bug<Trip>({
    id: 'ratio.stops-early',
    answer: (trip) => speedsOf(trip).along,
    feedback: () => say('along'),
    example: [boat, 12],
  }),
  sum: bug<Trip>({
    id: 'equation.stops-early',
    answer: (trip) => 2 * speedsOf(trip).own,
    feedback: () => say('sum'),
    example: [boat, 20],
  }),
  other: bug<Trip>({
    id: 'model.answers-other',
    answer: (trip) => speedsOf(trip).current,
    feedback: () => say('other'),
    example: [boat, 2],
  }),
}
