import type { Text } from '@skills-center/messages/values'
import { type ChanceEvent, counted, one } from '../../chance/chance.ts'
import { type Trials, wantedOf } from '../../situations/experiments/experiments.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 3 red, 2 blue, 5 green marbles; “red or blue” is 5 of 10, “not red” 7 of 10.
const bag: ChanceEvent = {
  thing: 'marble',
  groups: [
    { color: 'red', n: 3 },
    { color: 'blue', n: 2 },
    { color: 'green', n: 5 },
  ],
  event: 'one',
  shuffle: 0,
  wide: 1,
}

const partToPart = bug<ChanceEvent>({
  id: 'chance.part-to-part',
  answer: (its) => [counted(its).good, counted(its).all - counted(its).good],
  feedback: (its) => {
    const { good, all } = counted(its)
    return say('part-to-part', { good, rest: all - good })
  },
  example: [bag, [3, 7]],
})

const equalKinds = bug<ChanceEvent>({
  id: 'chance.equal-kinds',
  answer: ({ groups, event }) => [{ one: 1, not: groups.length - 1, or: 2 }[event], groups.length],
  feedback: ({ groups, thing }) => say('equal-kinds', { kinds: groups.length, of: one(thing) }),
  example: [bag, [1, 3]],
})

const complement = bug<ChanceEvent>({
  id: 'chance.complement',
  answer: (its) => [counted(its).all - counted(its).good, counted(its).all],
  feedback: ({ thing }) => say('complement', { of: one(thing) }),
  example: [{ ...bag, event: 'not' }, [3, 10]],
})

const oneOfTwo = bug<ChanceEvent>({
  id: 'chance.one-of-two',
  answer: (its) => (its.event === 'or' ? [its.groups[0]?.n ?? 0, counted(its).all] : null),
  feedback: ({ thing }) => say('one-of-two', { of: one(thing) }),
  example: [{ ...bag, event: 'or' }, [3, 10]],
})

const oneOverAll = bug<ChanceEvent>({
  id: 'chance.one-over-all',
  answer: (its) => (counted(its).good === 1 || its.wide > 1 ? null : [1, counted(its).all]),
  feedback: ({ thing }) => say('one-over-all', { of: one(thing) }),
  example: [bag, [1, 10]],
})

const unevenParts = bug<ChanceEvent>({
  id: 'chance.uneven-parts',
  answer: ({ wide, ...its }) => {
    const { good, all } = counted({ ...its, wide: 1 })
    return wide === 1 ? null : [good, all]
  },
  feedback: () => say('uneven-parts'),
  example: [{ ...bag, wide: 2 }, [3, 10]],
})

// Worked by hand: 10 of 40, so 30 of the next 120.
const throws: Trials = { experiment: 'free-throw', hits: 10, tried: 40, more: 120, asks: 'more' }

type OfTrials = (trials: Trials) => number | null

/** A bug about trial results: one value for questions about hits, one for questions about trials. */
const onTrials = (
  id: MisconceptionId,
  {
    more,
    back,
    feedback,
    got,
  }: { more: OfTrials; back: OfTrials; feedback: (trials: Trials) => Text; got: number },
) =>
  bug<Trials>({
    id,
    answer: (trials) => {
      const value = trials.asks === 'more' ? more(trials) : back(trials)
      return value !== null && Number.isInteger(value) && value > 0 ? value : null
    },
    feedback,
    example: [throws, got],
  })

const addsTrials = onTrials('ratio.additive', {
  more: ({ hits, tried, more }) => hits + more - tried,
  back: (trials) => trials.tried + wantedOf(trials) - trials.hits,
  feedback: ({ hits, tried }) => say('additive', { hits, tried }),
  got: 90,
})
const countsRest = onTrials('chance.complement', {
  more: (trials) => trials.more - wantedOf(trials),
  back: () => null,
  feedback: () => say('rest'),
  got: 90,
})
const wrongWhole = onTrials('chance.divides-by-favorable', {
  more: ({ hits, tried, more }) => (more * hits) / (tried - hits),
  back: (trials) => (wantedOf(trials) * (trials.tried - trials.hits)) / trials.hits,
  feedback: ({ hits, tried }) => say('wrong-whole', { hits, rest: tried - hits }),
  got: 40,
})
const sameAsBefore = onTrials('chance.counts-only', {
  more: ({ hits }) => hits,
  back: ({ tried }) => tried,
  feedback: () => say('same-as-before'),
  got: 10,
})

/** For a single event. */
export const eventBugs = [partToPart, oneOfTwo, unevenParts, complement, equalKinds, oneOverAll]
/** For predictions from trials. */
export const trialBugs = [addsTrials, countsRest, wrongWhole, sameAsBefore]
