import { defineModel, numbersIn, plain, solved, toNumber } from '#form'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import {
  type Growing,
  type Patterns,
  someGrowing,
  tellGrowing,
  termA,
  termB,
  unitOf,
} from '#situations/two-patterns/two-patterns.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'
import {
  ahead,
  askedBugs,
  type AskedTerm,
  askedTerm,
  differenceStays,
  fromZero,
  knownTerm,
  leavesOutStart,
  relationText,
  reversed,
  rulesIn,
  rulesOf,
  standards,
  stepOff,
} from './patterns.ts'

interface Table extends Patterns {
  /** Numbers of the terms, and how many of them are shown. */
  terms: number[]
  shown: number
}
/** Go on from two terms (level 1), from the start alone (level 2), with a falling pattern and a jump (level 3). */
export const writeTerms = defineModel<Table>({
  id: 'write-terms',
  thinking: 'compute',
  seconds: 70,
  standards,
  task: ({ startA, startB, addA, addB, terms }) =>
    `${startA > 0} ${startB > 0} ${addB < 0} ${terms.length} ${addB % addA === 0 || addA % addB === 0}`,
  draw(random, level) {
    const most = level === 1 ? 20 : 9
    const [addA, more] = [random.integer(2, most), random.integer(2, most)]
    const startB = level === 3 ? 10 * random.integer(5, 10) : level === 2 ? random.integer(1, 20) : 0
    return {
      startA: level === 1 ? 0 : random.integer(0, 20),
      addA,
      startB,
      addB: level === 3 ? -more : more,
      terms: level === 3 ? [1, 2, 3, 6] : [1, 2, 3, 4],
      shown: level === 1 ? 2 : 1,
    }
  },
  fits: ({ addA, addB }) => Math.abs(addA) !== Math.abs(addB),
  item(its) {
    const { terms, shown, addA, addB } = its
    const cell = (name: 'A' | 'B', at: number) => {
      const [of, add, others] = name === 'A' ? [termA, addA, addB] : [termB, addB, addA]
      const value = of(its, at)
      return {
        name: say('table.column', { name }),
        value,
        wrong: [
          {
            value: of(its, 1) + others * (at - 1),
            misconception: 'pattern.other-rule' as const,
            feedback: say('table.other', { name }),
          },
          {
            value: value + add,
            misconception: 'pattern.step-off' as const,
            feedback: say('table.step', { at }),
          },
        ].filter((slip) => slip.value !== value),
      }
    }
    const last = terms.at(-1) ?? 1
    return {
      stem: [...rulesOf(its), say('table.asks')],
      ...fillTable({
        columns: [say('table.term'), say('table.column', { name: 'A' }), say('table.column', { name: 'B' })],
        rows: terms.map((at, row) =>
          row < shown
            ? [String(at), String(termA(its, at)), String(termB(its, at))]
            : [String(at), cell('A', at), cell('B', at)],
        ),
      }),
      hints: [say('table.nudge'), say(terms.includes(4) ? 'table.hint' : 'table.jump')],
      solution: [
        say('table.so', {
          name: 'A',
          terms: Array.from({ length: last }, (_, at) => termA(its, at + 1)).join(', '),
        }),
        say('table.so', {
          name: 'B',
          terms: Array.from({ length: last }, (_, at) => termB(its, at + 1)).join(', '),
        }),
      ],
    }
  },
  solve(shown) {
    const its = rulesIn(plain(shown.stem))
    return solved.table(shown, ({ cells, column }) =>
      column === 1 ? termA(its, Number(cells[0])) : termB(its, Number(cells[0])),
    )
  },
})

/** From the first total to the second (level 1), back (level 2), with a start ahead (level 3). */
export const story = defineModel<AskedTerm & Growing>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 60,
  standards,
  bugs: askedBugs,
  task: ({ story: id, asks, startB, addA, addB }) => `${id} ${asks} ${startB > 0} ${addA === addB}`,
  draw: (random, level) => ({
    ...(level === 3 ? ahead(random) : fromZero(random)),
    ...someGrowing(random),
    at: random.integer(4, 9),
    asks: level === 2 ? 'a' : 'b',
  }),
  item(its) {
    const known = knownTerm(its)
    return {
      stem: tellGrowing(its, its.asks, known),
      ...typedQuantity(its, {
        label: say('label'),
        right: quantity(askedTerm(its), unitOf(its)),
        bugs: askedBugs,
      }),
      hints: [say('story.nudge'), say('story.hint')],
      solution: [
        say('story.steps', {
          steps: its.at - 1,
          known,
          start: its.asks === 'b' ? its.startA : its.startB,
          add: its.asks === 'b' ? its.addA : its.addB,
        }),
        say('story.same', {
          steps: its.at - 1,
          start: its.asks === 'b' ? its.startB : its.startA,
          add: its.asks === 'b' ? its.addB : its.addA,
          result: askedTerm(its),
        }),
      ],
    }
  },
  solve({ stem }) {
    const [a = 1, b = 1, ...rest] = numbersIn(stem).map(({ value }) => value)
    // “Both start at 0”, or the second start; then the total that is known.
    const known = rest.at(-1) ?? 0
    const start = rest.length === 3 ? (rest[1] ?? 0) : 0
    if (rest.length === 3) return solved.number(start + (b * known) / a)
    const [, who = ''] = /(?:When|Cuando) (\p{L}+)/u.exec(stem) ?? []
    const isFirst = stem.indexOf(who) < stem.indexOf('. ')
    return solved.number(isFirst ? (b * known) / a : (a * known) / b)
  },
})

const faults = faultsBy<AskedTerm, 'difference' | 'step' | 'reversed' | 'start'>(
  { difference: differenceStays, step: stepOff, reversed, start: leavesOutStart },
  (id, who) => say(`claim.${id}`, { who }),
)
/** Somebody’s term of B (level 1), of A (level 2), of a pattern with another start (level 3). */
export const findMistake = claimModel<AskedTerm>({
  seconds: 60,
  standards,
  task: ({ asks, startB, addA, addB }) => `${asks} ${startB > 0} ${addB / addA}`,
  kinds: {
    1: [
      {
        draw: (random) => ({ ...fromZero(random), at: random.integer(4, 9), asks: 'b' }),
        faults: faults('difference', 'step', 'reversed'),
      },
    ],
    2: [
      {
        draw: (random) => ({ ...fromZero(random), at: random.integer(4, 9), asks: 'a' }),
        faults: faults('difference', 'step', 'reversed'),
      },
    ],
    3: [
      {
        draw: (random) => ({ ...ahead(random), at: random.integer(4, 9), asks: 'b' }),
        faults: faults('difference', 'step', 'start'),
      },
    ],
  },
  truth: askedTerm,
  printed: (its) => [its.startA, its.addA, its.startB, its.addB, knownTerm(its)],
  isSaid: (got) => Number.isInteger(toNumber(got)) && toNumber(got) > 0,
  words(its, _who, got) {
    const { asks, at } = its
    const x = knownTerm(its)
    const [name, other] = asks === 'b' ? ['A', 'B'] : ['B', 'A']
    return {
      context: rulesOf(its),
      said: say('claim.said', { name, other, x, y: toNumber(got) }),
      truth: say('claim.said', { name, other, x, y: askedTerm(its) }),
      hints: [say('story.nudge'), say('claim.hint')],
      start: [say('claim.steps', { name, x, steps: at - 1 }), relationText(its)],
    }
  },
  reads({ stem }) {
    const text = plain(stem)
    const its = rulesIn(text)
    const [x = 0, got = 0] = numbersIn(text)
      .map(({ value }) => value)
      .slice(4)
    const isB = /(?:Pattern|Patrón) A/i.test(text.split('“')[1]?.split(',')[0] ?? '')
    const at = 1 + (isB ? (x - its.startA) / its.addA : (x - its.startB) / its.addB)
    const gap = its.startB + its.addB - its.startA - its.addA
    const truth = isB ? termB(its, at) : termA(its, at)
    return {
      got,
      truth,
      ways: [
        [/same difference|misma diferencia/, isB ? x + gap : x - gap],
        [/one step|un paso/, truth + (isB ? its.addB : its.addA)],
        [/turned|invirtió/, isB ? (x * its.addA) / its.addB : (x * its.addB) / its.addA],
        [/start|inicio/, truth - its.startB],
      ],
    }
  },
})
