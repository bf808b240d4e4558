import { tidy } from '#bugs/bug.ts'
import { defineModel, numbersIn, solved, tex, typed } from '#form'
import {
  countsTicks,
  fromLabel,
  type LineReading,
  otherSide,
  pointOf,
  readingBugs,
  readingOf,
  readsAway,
  tickAsOne,
} from '#bugs/positions/line-reading.ts'
import { numberTex } from '#equations/exact.ts'
import { type NumberScale, placeShown, scaleFigure } from '#figures/number-scale/number-scale.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { say } from './messages.gen.ts'

const fours = (step: number): NumberScale => ({ step, spaces: 12, labelEvery: 4 })
const fives = (step: number): NumberScale => ({ step, spaces: 10, labelEvery: 5 })
const scalesAt = {
  1: [fours(1), fives(1)],
  2: [fours(2), fours(5), fours(10), fives(20), fours(25), fours(50)],
  3: [fours(0.25), fours(0.5), fives(0.2), fives(0.1)],
} as const

const termsOf = (reading: LineReading) => {
  const { step, labelEvery, spacesFromZero } = reading
  const { label, more } = fromLabel(reading)
  const sign = Math.sign(spacesFromZero)
  return {
    step,
    more,
    spaces: labelEvery,
    worth: Number((step * labelEvery).toFixed(6)),
    label: Number((sign * label * step).toFixed(6)),
    side: sign < 0 ? 'left' : 'right',
    point: pointOf(reading),
  }
}
const figureOf = (reading: LineReading) => scaleFigure(reading, [{ label: 'A', at: pointOf(reading) }])

interface Lettered extends LineReading {
  letter: string
  /** Spaces from 0 to the other points. */
  others: number[]
}
const letters = ['A', 'B', 'C']

/** One for each space (level 1), other scales (level 2), parts of one, and the opposite (level 3). */
export const readLine = defineModel<Lettered>({
  id: 'read-line',
  thinking: 'read a figure',
  seconds: 35,
  standards: ['6.NS.C.6a', '6.NS.C.6c'],
  bugs: readingBugs,
  task: ({ asks, step, spacesFromZero }) => `${asks} ${step} ${spacesFromZero < 0}`,
  draw: (random, level) => ({
    ...random.pick(scalesAt[level]),
    asks: level === 3 ? 'opposite' : 'point',
    spacesFromZero: random.integer(1, 9) * (random.chance(0.75) ? -1 : 1),
    letter: random.pick(letters),
    others: [random.integer(-9, -1), random.integer(1, 9)],
  }),
  fits: ({ others, ...reading }) =>
    fromLabel(reading).more > 0 &&
    new Set([0, reading.spacesFromZero, ...others].map((each) => Math.round(each / 2))).size === 4,
  item(reading) {
    const { letter, others, step } = reading
    const terms = { ...termsOf(reading), letter }
    const rest = [...others]
    return {
      stem: [say(`read.asks.${reading.asks}`, { letter })],
      figure: scaleFigure(
        reading,
        letters.map((label) => ({
          label,
          at: label === letter ? pointOf(reading) : tidy((rest.shift() ?? 0) * step),
        })),
      ),
      ...typed<LineReading>(reading, {
        label: say('read.label'),
        key: readingOf(reading),
        bugs: readingBugs,
      }),
      hints: [say('read.nudge', terms), say('read.hint', terms)],
      solution: [
        say('read.space', terms),
        say('read.count', terms),
        ...(reading.asks === 'opposite'
          ? [say('read.turn', { point: terms.point, key: readingOf(reading) })]
          : []),
      ],
    }
  },
  solve({ stem, figure }) {
    const at = placeShown(figure, /(?:point|punto) ([A-C])/.exec(stem)?.[1] ?? '')
    return solved.number(/opposite|opuesto/.test(stem) ? -at : at)
  },
})

const faults = faultsBy({ side: otherSide, away: readsAway, one: tickAsOne, ticks: countsTicks }, (id, who) =>
  say(`mistake.${id}`, { who }),
)

/** Somebody’s number at a point: one for each space (level 1), other scales (level 2), parts of one (level 3). */
export const findMistake = claimModel<LineReading>({
  seconds: 50,
  standards: ['6.NS.C.6c'],
  task: ({ step }) => String(step),
  kinds: {
    1: [
      {
        draw: (random) => drawClaimed(random.pick(scalesAt[1]), random.integer(1, 7)),
        faults: faults('side', 'away', 'ticks'),
      },
    ],
    2: [
      {
        draw: (random) => drawClaimed(random.pick(scalesAt[2]), random.integer(1, 7)),
        faults: faults('side', 'away', 'one', 'ticks'),
      },
    ],
    3: [
      {
        draw: (random) => drawClaimed(random.pick(scalesAt[3]), random.integer(1, 7)),
        faults: faults('side', 'away', 'ticks'),
      },
    ],
  },
  truth: readingOf,
  fits: (reading) => fromLabel(reading).more > 0,
  printed: ({ step, labelEvery, spaces }) =>
    [-2, -1, 0, 1, 2]
      .map((times) => times * labelEvery * step)
      .filter((each) => Math.abs(each) <= spaces * step),
  words(reading, _who, got) {
    const terms = { ...termsOf(reading), letter: 'A' }
    return {
      context: say('mistake.context'),
      figure: figureOf(reading),
      said: say('mistake.said', { got: tex(numberTex(got)) }),
      truth: say('mistake.truth', { point: tex(numberTex(terms.point)) }),
      hints: [say('mistake.nudge'), say('read.hint', terms)],
      start: [say('read.space', terms), say('read.count', terms)],
    }
  },
  reads({ stem, figure }) {
    if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    const at = placeShown(figure, 'A')
    const [said = 0] = numbersIn(stem.split('“')[1] ?? '').map(({ value }) => value)
    const sign = /−/.test(stem.split('“')[1] ?? '') ? -1 : 1
    const left = Math.max(...figure.labelled.filter((label) => label < at))
    const right = Math.min(...figure.labelled.filter((label) => label > at))
    const worth = (right - at) / figure.step
    return {
      got: sign * said,
      truth: at,
      ways: [
        [/wrong side|lado equivocado/, -at],
        [/away from 0|alejándose del 0/, left - (at - left)],
        [/as 1|como 1/, right - worth],
        [/tick mark|marca/, at - figure.step],
      ],
    }
  },
})

/** To the left of 0. */
const drawClaimed = (scale: NumberScale, spaces: number): LineReading => ({
  ...scale,
  asks: 'point',
  spacesFromZero: -spaces,
})
