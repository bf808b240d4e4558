import { numbersIn, plain } from '#form'
import { bug } from '#bugs/bug.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'
import { drawRepack, fullOf, nounsOf, type Repack, repackKey, restOf, totalOf } from './repack.ts'
import { shownIn, standards, tell, termsOf, work } from './told.ts'

const base: Repack = { who: 'Ben', story: 'apples', asks: 'needed', a: 14, b: 50, c: 24, aside: 20 }
// Worked by hand: 14 × 50 = 700. 700 − 20 = 680. 680 ÷ 24 = 28 R 8.
const bugs = {
  drops: bug<Repack>({
    id: 'division.drops-remainder',
    answer: (its) => (its.asks === 'needed' ? fullOf(its) : null),
    feedback: () => say('slip.drops'),
    example: [base, 28],
  }),
  up: bug<Repack>({
    id: 'division.rounds-up',
    answer: (its) => (its.asks === 'full' ? fullOf(its) + 1 : null),
    feedback: () => say('slip.up'),
    example: [{ ...base, asks: 'full' }, 29],
  }),
  rest: bug<Repack>({
    id: 'division.quotient-for-rest',
    answer: (its) => restOf(its),
    feedback: () => say('slip.rest'),
    example: [base, 8],
  }),
  early: bug<Repack>({
    id: 'operations.stops-early',
    answer: (its) => totalOf(its),
    feedback: () => say('slip.total'),
    example: [base, 680],
  }),
}
const faults = faultsBy<Repack, keyof typeof bugs>(bugs, (id, who) => say(`claim.${id}`, { who }))

/** Full groups (level 1), groups for all (level 2), with some things set aside (level 3). */
export const findMistake = claimModel<Repack>({
  seconds: 110,
  standards,
  task: ({ story: id, asks, aside }) => `${id} ${asks} ${aside > 0}`,
  kinds: {
    1: [
      {
        draw: (random) => drawRepack(random, 'full', false),
        faults: faults('up', 'rest', 'early'),
        most: 60,
      },
    ],
    2: [
      {
        draw: (random) => drawRepack(random, 'needed', false),
        faults: faults('drops', 'rest', 'early'),
        most: 60,
      },
    ],
    3: [
      {
        draw: (random) => drawRepack(random, 'needed', true),
        faults: faults('drops', 'rest', 'early'),
        most: 60,
      },
    ],
  },
  truth: repackKey,
  printed: ({ a, b, c, aside }) => [a, b, c, aside],
  words: (its, _who, got) => {
    const terms = termsOf(its)
    const [, , group] = nounsOf(its.story)
    const asks = its.asks === 'full' ? 'full' : 'needed'
    const { thing } = terms
    const claims = (count: number) => {
      const amount = quantity(count, group)
      if (asks === 'full') return say('claim.said.full', { count, group: terms.group })
      return say(its.aside > 0 ? 'claim.said.needed-aside' : 'claim.said.needed', { amount, thing })
    }
    return {
      context: tell(its),
      said: claims(Number(got)),
      truth: claims(repackKey(its)),
      hints: [say(`nudge.${its.aside > 0 ? 'aside' : 'two'}`, terms), say(`hint.${asks}`)],
      start: [...work(its), say(`work.so.${asks}`, terms)],
    }
  },
  reads({ stem }) {
    const [told = '', said = ''] = plain(stem).split('“')
    const { total, size } = shownIn(told)
    const full = Math.floor(total / size)
    const isNeeded = /are needed|Se necesitan/.test(said)
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth: isNeeded ? full + 1 : full,
      ways: [
        [/only the full|solo los grupos/, isNeeded ? full : -1],
        [/not full|no está/, isNeeded ? -1 : full + 1],
        [/remainder|residuo/, total % size],
        [/before dividing|antes de dividir/, total],
      ],
    }
  },
})
