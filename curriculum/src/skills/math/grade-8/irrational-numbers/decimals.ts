import { bug, built, defineModel, exact, mathIn, type Random, tex } from '#form'
import { fraction } from '#build-item.ts'
import { decimalTex, type Digits } from '#decimals/repeating.ts'
import {
  difference,
  moved,
  powerOf,
  repeatingFraction,
  repeatingTex,
  repeatingValue,
} from '#decimals/repeating-equation.ts'
import { numberTex } from '#equations/exact.ts'
import { valueOfTex } from '#exponents/powers.ts'
import { type Fraction, fractionTex, lowest } from '#fractions/fraction.ts'
import { asFraction, drawPartRoot, drawWholeRoot, radicalTex, rootTex } from '#roots/roots.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { type Line, mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

const { raw } = String

function drawRepeating(random: Random, level: 1 | 2 | 3): Digits {
  const digit = (): string => String(random.integer(1, 9))
  const hasLead = level === 2 || (level === 3 && random.chance(0.5))
  const isOne = hasLead || (level === 1 && random.chance(0.5))
  return {
    whole: level === 3 ? random.integer(1, 5) : 0,
    fixed: hasLead ? String(random.integer(0, 9)) : '',
    period: isOne ? digit() : `${random.integer(0, 9)}${random.integer(0, 9)}`,
  }
}
/** The period is as short as it can be, and begins where it first does. */
const isClear = ({ fixed, period }: Digits): boolean =>
  period !== '9' && (period.length === 1 || period[0] !== period[1]) && fixed !== period.at(-1)

const six: Digits = { whole: 0, fixed: '1', period: '6' }
const count = (digits: string): number => 10 ** digits.length
const within = ({ whole }: Digits, [top, bottom]: Fraction): Fraction => [whole * bottom + top, bottom]

// Worked by hand: 0.1666… = 1/6. As if it ended: 16/100; with both digits repeating: 16/99; without the 1: 6/9.
const bugs = [
  bug<Digits>({
    id: 'irrational.ends',
    answer: (its) => within(its, [Number(its.fixed + its.period), count(its.fixed + its.period)]),
    feedback: () => say('fraction.ends'),
    example: [six, [16, 100]],
  }),
  bug<Digits>({
    id: 'irrational.all-repeat',
    answer: (its) =>
      its.fixed === ''
        ? null
        : within(its, [Number(its.fixed + its.period), count(its.fixed + its.period) - 1]),
    feedback: () => say('fraction.all'),
    example: [six, [16, 99]],
  }),
  bug<Digits>({
    id: 'irrational.skips-lead',
    answer: (its) => (its.fixed === '' ? null : within(its, [Number(its.period), count(its.period) - 1])),
    feedback: () => say('fraction.skips'),
    example: [six, [6, 9]],
  }),
  bug<Digits>({
    id: 'irrational.wrong-nines',
    answer: (its) =>
      its.fixed === '' ? within(its, [Number(its.period), 10 * count(its.period) - 1]) : null,
    feedback: () => say('fraction.nines'),
    example: [{ whole: 0, fixed: '', period: '7' }, [7, 99]],
  }),
  bug<Digits>({
    id: 'irrational.drops-whole',
    answer: (its) => (its.whole > 0 ? repeatingFraction({ ...its, whole: 0 }) : null),
    feedback: () => say('fraction.whole'),
    example: [{ whole: 2, fixed: '1', period: '6' }, [1, 6]],
  }),
]

/** All digits repeat (level 1), the first one does not (level 2), behind a whole number (level 3). */
export const toFraction = defineModel<Digits>({
  id: 'to-fraction',
  thinking: 'compute',
  seconds: 75,
  standards: ['8.NS.A.1'],
  bugs,
  task: ({ whole, fixed, period }) => `${whole} ${fixed.length} ${period.length} ${period > '5'}`,
  draw: drawRepeating,
  fits: isClear,
  item(its) {
    const [top, bottom] = repeatingFraction(its)
    const wrong = bugs.flatMap((each) => {
      const got = each.answer(its)
      return got === null ? [] : [{ value: exact(got), misconception: each.id, feedback: each.feedback(its) }]
    })
    const [power, less] = [powerOf(its), powerOf(its) - 1]
    const ends = difference(its)
    return {
      stem: [say('fraction.asks', { decimal: tex(repeatingTex(its)) })],
      ...built((word) =>
        fraction(
          { label: word(say('fraction.label')) },
          { value: `${top}/${bottom}`, form: 'fraction' },
          wrong.map((each) => ({ ...each, feedback: word(each.feedback) })),
        ),
      ),
      hints: [say('fraction.nudge'), say('fraction.hint', { power })],
      solution: [
        say('fraction.move', {
          x: tex(`x = ${repeatingTex(its)}`),
          moved: tex(`${power}x = ${repeatingTex(moved(its))}`),
        }),
        say('fraction.subtract', { equation: tex(`${less}x = ${numberTex(ends)}`) }),
        say('fraction.so', { equation: tex(`x = ${fractionTex([top, bottom])}`) }),
      ],
    }
  },
  solve({ stem }) {
    const [top, under] = asFraction(repeatingValue(mathIn(stem)[0] ?? '') ?? 0) ?? [0, 1]
    return { kind: 'fraction', text: `${top}/${under}` }
  },
})

interface Cards {
  cards: string[]
  shuffle: number
}
const odd = [2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 20, 30, 50]
const quarters = [2, 4, 5, 8, 20, 25]
const thirds = [3, 6, 9, 11, 12, 15]
const part = (random: Random, bottoms: readonly number[]): string => {
  const bottom = random.pick(bottoms)
  return fractionTex([
    random.pick([1, 3, 7, 5, 2].filter((top) => lowest([top, bottom])[1] === bottom)),
    bottom,
  ])
}

function drawCards(random: Random, level: 1 | 2 | 3): string[] {
  const some = (): string => radicalTex(2, random.pick(odd))
  const kinds = {
    1: [
      [part(random, quarters), part(random, quarters)],
      [part(random, thirds), part(random, thirds)],
      [some(), some(), raw`\pi`],
    ],
    2: [
      [part(random, quarters), rootTex(drawWholeRoot(random, 2)), rootTex(drawWholeRoot(random, 3))],
      [part(random, thirds), repeatingTex(drawRepeating(random, random.pick([1, 2])))],
      [some(), raw`\pi`, radicalTex(3, random.pick([2, 4, 9, 16, 25, 100]))],
    ],
    3: [
      [
        rootTex(drawPartRoot(random, 2)),
        raw`(${some()})^{2}`,
        raw`\frac{${rootTex(drawWholeRoot(random, 2))}}{4}`,
      ],
      [
        raw`\sqrt{\frac{${random.pick([1, 4, 16, 25])}}{9}}`,
        raw`\frac{${rootTex({ index: 2, top: random.pick([2, 4, 5, 7, 8]), bottom: 1 })}}{3}`,
      ],
      [
        raw`${random.integer(2, 5)}\pi`,
        raw`\frac{\pi}{${random.integer(2, 4)}}`,
        `${random.integer(2, 5)}${radicalTex(2, random.pick([2, 3, 5, 7]))}`,
      ],
    ],
  }[level].map((kind) => random.shuffle(kind))
  return [
    ...kinds.flatMap(([first = '']) => [first]),
    ...random.sample(
      kinds.flatMap((kind) => kind.slice(1, 2)),
      2,
    ),
  ]
}
const valueOf = (card: string): number => repeatingValue(card) ?? valueOfTex(card)
const endsIn = (bottom: number): boolean =>
  bottom % 2 === 0 ? endsIn(bottom / 2) : bottom % 5 === 0 ? endsIn(bottom / 5) : bottom === 1
function placeOf(card: string): 0 | 1 | 2 {
  const found = asFraction(valueOf(card))
  return found === null ? 2 : endsIn(found[1]) ? 0 : 1
}
const kindNames = ['ends', 'repeats', 'neither'] as const

/** Fractions and irrational numbers (level 1), with roots and decimals (level 2), with expressions (level 3). */
export const sortDecimals = sortValues<Cards>({
  id: 'kind-of-decimal',
  thinking: 'classify',
  seconds: 60,
  standards: ['8.NS.A.1'],
  task: ({ cards }) =>
    cards
      .map((card) => `${placeOf(card)} ${card.replaceAll(/\d+/g, 'n')}`)
      .toSorted()
      .join(),
  draw: (random, level) => ({ cards: drawCards(random, level), shuffle: random.integer(0, 1e9) }),
  categories: () => kindNames.map((name) => say(`kind.${name}`)),
  cards: ({ cards }) =>
    cards.map((card) => {
      const place = placeOf(card)
      const found = asFraction(valueOf(card))
      return {
        tex: card,
        place,
        elsewhere:
          place === 2
            ? ({ misconception: 'roots.not-perfect', feedback: say('kind.slip.neither') } as const)
            : card.includes('sqrt')
              ? ({ misconception: 'roots.sign-means-irrational', feedback: say('kind.slip.root') } as const)
              : place === 1
                ? ({ misconception: 'irrational.endless', feedback: say('kind.slip.repeats') } as const)
                : ({ misconception: 'irrational.mixes-kinds', feedback: say('kind.slip.ends') } as const),
        why:
          found === null
            ? say('kind.why.neither', { number: tex(card) })
            : card.includes('overline')
              ? say('kind.why.fraction', { number: tex(card), fraction: tex(fractionTex(found)) })
              : say(`kind.why.${place === 0 ? 'ends' : 'repeats'}`, {
                  number: tex(card),
                  decimal: tex(decimalTex(found)),
                }),
      }
    }),
  words: () => ({
    stem: [say('kind.asks')],
    hints: [say('kind.nudge'), say('kind.hint')],
    slip: { misconception: 'irrational.mixes-kinds', feedback: say('kind.slip.ends') },
  }),
  reads: placeOf,
})

/** `99x = 36`: how many times x, and what it is. */
function equationIn(line: string): { times: number; value: number } {
  const [, times = '', source = ''] = /^(\d*)x = (.*)$/.exec(line) ?? []
  return { times: Number(times === '' ? 1 : times), value: repeatingValue(source) ?? valueOfTex(source) }
}

/** One digit repeats (level 1), two digits do (level 2), not from the first place on (level 3). */
export const findMistake = wrongLine<Digits, Line>({
  seconds: 70,
  standards: ['8.NS.A.1'],
  ...mistakeWords(say),
  task: ({ whole, fixed, period }) => `${whole > 0} ${fixed.length} ${period.length}`,
  steps: 2,
  draw: (random, level) => ({
    whole: random.integer(0, 3),
    fixed: level === 3 ? String(random.integer(0, 9)) : '',
    period: level === 2 ? `${random.integer(0, 9)}${random.integer(1, 9)}` : String(random.integer(1, 8)),
  }),
  fits: isClear,
  work(its) {
    const power = powerOf(its)
    return {
      start: { line: `x = ${repeatingTex(its)}` },
      steps: [
        {
          right: () => ({ line: `${power - 1}x = ${numberTex(difference(its))}` }),
          wrong: () => ({ line: `${power}x = ${numberTex(difference(its))}` }),
          move: () => say('mistake.subtract', { power }),
        },
        {
          right: ({ line }) => {
            const { times, value } = equationIn(line)
            return { line: `x = ${rationalOf(value, times)}` }
          },
          wrong: ({ line }) => {
            const { times, value } = equationIn(line)
            return { line: `x = ${rationalOf(times, value)}` }
          },
          move: ({ line }) => say('mistake.divide', { times: equationIn(line).times }),
        },
      ],
    }
  },
  truth: () => say('mistake.truth'),
  means: (line) => {
    const { times, value } = equationIn(line)
    return (value / times).toFixed(6)
  },
})
/** A quotient as a fraction of whole numbers. */
function rationalOf(top: number, bottom: number): string {
  const [over, under] = lowest([Math.round(top * 10), Math.round(bottom * 10)])
  return under === 1 ? String(over) : fractionTex([over, under])
}
