import {
  type AnsweringTemplate,
  type Bug,
  defineModel,
  exact,
  type Level,
  mathIn,
  type Random,
  solved,
  tex,
  type Text,
  toNumber,
  typed,
  rows as listed,
} from '#form'
import { bug } from '#bugs/bug.ts'
import {
  repeatingBugs,
  repeatsAll,
  repeatsLast,
  asDigits,
  otherWay,
  remainderAsDigit,
} from '#bugs/repeating/repeating-bugs.ts'
import {
  type Converted,
  convertedTex,
  decimalTex,
  digitsOf,
  ends,
  readTex,
  stepsOf,
  valueOf,
} from '#decimals/repeating.ts'
import { greatestCommonFactor } from '#fractions/fraction.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const standards = ['7.NS.A.2d']
const bottomsAt: Record<Level, readonly number[]> = {
  1: [4, 5, 8, 16, 20, 25, 40, 50, 80],
  2: [3, 6, 9, 12, 15, 18, 24, 30, 36, 45, 60, 72, 75, 90],
  3: [11, 22, 33, 44, 55, 27, 37],
}
/** Decimals that end (level 1), that repeat one digit (level 2), negative ones that repeat several (level 3). */
function drawConverted(random: Random, level: Level): Converted {
  const bottom = random.pick(bottomsAt[level])
  const isMixed = random.chance(0.5)
  return {
    sign: level === 3 ? -1 : 1,
    whole: isMixed ? random.integer(1, 6) : 0,
    top: random.integer(1, isMixed || level < 3 ? bottom - 1 : 3 * bottom),
    bottom,
  }
}
/** 1/6 is the example that is printed. */
const isAsked = ({ top, bottom }: Converted): boolean =>
  greatestCommonFactor(top, bottom) === 1 && top !== bottom && !(top === 1 && bottom === 6)

/** A decimal to type, exactly: in parentheses, or with dots, where it repeats. */
function typedExactly(its: Converted, bugs: readonly Bug<Converted>[]): AnsweringTemplate & { answer: Text } {
  return {
    interaction: { kind: 'number', label: say('convert.label') },
    key: { kind: 'number', value: exact(valueOf(its)), form: 'decimal' },
    wrongAnswers: bugs.flatMap((each) => {
      const got = each.answer(its)
      if (got === null) return []
      return [
        {
          misconception: each.id,
          key: { kind: 'number' as const, value: exact(got) },
          feedback: each.feedback(its),
        },
      ]
    }),
    answer: say('convert.answer', { decimal: tex(decimalTex(valueOf(its))) }),
  }
}

function divisionLines(its: Converted): Text[] {
  const { top, bottom } = its
  const rest = top % bottom
  const steps = stepsOf(its)
  const { period } = digitsOf(valueOf(its))
  const decimal = tex(decimalTex(valueOf(its)))
  return [
    ...(top > bottom ? [say('convert.whole', { top, bottom, whole: Math.floor(top / bottom), rest })] : []),
    ...(its.whole > 0 ? [say('convert.keep', { whole: its.whole })] : []),
    ...steps.map((step) => say('convert.step', { ...step, bottom })),
    ...(its.sign < 0 ? [say('convert.negative')] : []),
    period === ''
      ? say('convert.ends', { decimal })
      : say('convert.repeats', { rest: steps.at(-1)?.rest ?? 0, n: period.length, period, decimal }),
  ]
}
const divisionHints = (its: Converted): Text[] => [
  say('convert.nudge'),
  say('convert.hint', { bottom: its.bottom, now: stepsOf(its)[0]?.now ?? 0 }),
]

export const divide = defineModel<Converted>({
  id: 'divide',
  thinking: 'compute',
  seconds: 75,
  standards,
  bugs: repeatingBugs,
  task: ({ bottom, whole, sign }) => `${sign} ${whole > 0} ${bottom}`,
  draw: drawConverted,
  fits: isAsked,
  item: (its) => ({
    stem: [say('convert.asks', { number: tex(convertedTex(its)) }), say('convert.how')],
    ...typedExactly(its, repeatingBugs),
    hints: divisionHints(its),
    solution: divisionLines(its),
  }),
  solve: ({ stem }) => solved.number(readTex(mathIn(stem)[0] ?? '')),
})

/** One step of a division, of which the digit or the remainder is asked for; or all steps, and the decimal. */
interface Steps extends Converted {
  cell: 'digit' | 'rest' | 'decimal'
  at: number
}
const stepAt = (its: Steps) => stepsOf(its)[its.at] ?? { now: 0, digit: 0, rest: 0 }
const keyOf = (its: Steps): number => (its.cell === 'digit' ? stepAt(its).digit : stepAt(its).rest)
// Worked by hand: 5 ÷ 11: 50 = 4 × 11 + 6, then 60 = 5 × 11 + 5.
const eleven: Steps = { sign: 1, whole: 0, top: 5, bottom: 11, cell: 'rest', at: 1 }
const stepBugs = [
  bug<Steps>({
    id: 'division.other-step',
    answer: (its) => (its.cell === 'digit' ? stepAt(its).rest : stepAt(its).digit * its.bottom),
    feedback: ({ cell }) => say(cell === 'digit' ? 'steps.other.digit' : 'steps.other.rest'),
    example: [eleven, 55],
  }),
  bug<Steps>({
    id: 'division.rest-too-large',
    answer: (its) => (its.cell === 'digit' ? stepAt(its).digit - 1 : stepAt(its).rest + its.bottom),
    feedback: ({ bottom }) => say('steps.too-large', { bottom }),
    example: [eleven, 16],
  }),
]
const wholeBugs = [otherWay, asDigits, remainderAsDigit, repeatsAll, repeatsLast]

/** A digit (level 1), a remainder (level 2), the decimal when a remainder comes back (level 3). */
export const stepsTable = defineModel<Steps>({
  id: 'steps-table',
  thinking: 'read a figure',
  seconds: 60,
  standards,
  bugs: [...stepBugs, ...wholeBugs],
  task: ({ cell, bottom, at }) => `${cell} ${at} ${bottom}`,
  draw(random, level) {
    const bottom = random.integer(6, 60)
    const top = random.integer(1, bottom - 1)
    const cell = ({ 1: 'digit', 2: 'rest', 3: 'decimal' } as const)[level]
    return { sign: 1, whole: 0, top, bottom, cell, at: random.integer(1, 2) }
  },
  fits: (its) =>
    isAsked(its) &&
    (its.cell === 'decimal'
      ? !ends(valueOf(its)) && stepsOf(its).length < 6
      : stepAt(its).now > its.bottom && keyOf(its) > 0),
  item(its) {
    const { cell, top, bottom, at } = its
    const rows = stepsOf(its)
      .slice(0, cell === 'decimal' ? undefined : at + 1)
      .map((step, row) => {
        const isOpen = cell !== 'decimal' && row === at
        return {
          cells: [
            step.now,
            isOpen && cell === 'digit' ? '?' : step.digit,
            isOpen ? (cell === 'rest' ? '?' : '') : step.rest,
          ],
          told: say(isOpen ? `steps.row.${cell}` : 'steps.row.all', step),
        }
      })
    const answering =
      cell === 'decimal'
        ? typedExactly(its, wholeBugs)
        : typed(its, { label: say('steps.label'), key: keyOf(its), bugs: stepBugs })
    return {
      stem: [
        say('steps.told', { division: tex(String.raw`${top} \div ${bottom}`) }),
        say(`steps.asks.${cell}`),
        ...(cell === 'decimal' ? [say('convert.how')] : []),
      ],
      figure: {
        ...tableFigure(
          say('steps.title'),
          [say('steps.now'), say('steps.digit'), say('steps.rest')],
          rows.map(({ cells }) => cells),
        ),
        description: say('steps.figure', { rows: listed(rows.map(({ told }) => told)) }),
      },
      ...answering,
      hints: [say(`steps.nudge.${cell}`), say(`steps.hint.${cell}`, { bottom, now: stepAt(its).now })],
      solution:
        cell === 'decimal'
          ? [say('steps.back', { rest: stepsOf(its).at(-1)?.rest ?? 0 }), ...divisionLines(its).slice(-1)]
          : [say('steps.times', { bottom }), say('convert.step', { ...stepAt(its), bottom })],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const [top = 0, bottom = 1] = (mathIn(stem)[0] ?? '').split(String.raw`\div`).map(Number)
    const [now, digit, rest] = figure.rows.at(-1) ?? []
    if (digit === '?') return solved.number(Math.floor(Number(now) / bottom))
    return solved.number(rest === '?' ? Number(now) % bottom : top / bottom)
  },
})

const bugOf = {
  other: otherWay,
  digits: {
    ...asDigits,
    // A decimal would lose a 0 at the end of the denominator, and no one could see the two numbers in it.
    answer: (its: Converted) => (its.bottom % 10 === 0 ? null : asDigits.answer(its)),
  },
  rest: remainderAsDigit,
  all: repeatsAll,
  last: repeatsLast,
}
const faults = faultsBy<Converted, keyof typeof bugOf>(bugOf, (id, who) => say(`claim.${id}`, { who }))
const verdicts = {
  other: /the wrong way|al revés/,
  digits: /side by side|uno junto al otro/,
  rest: /remainder as|residuo como/,
  all: /too many|de más/,
  last: /only the last|solo la última/,
}

/** Decimals that end (level 1), that repeat one digit (level 2), that repeat several (level 3). */
export const findMistake = claimModel<Converted>({
  seconds: 75,
  standards,
  task: ({ bottom }) => String(bottom),
  kinds: {
    1: [
      {
        draw: (random) => ({ ...drawConverted(random, 1), whole: 0 }),
        faults: faults('other', 'digits', 'rest'),
      },
    ],
    2: [
      {
        draw: (random) => ({ ...drawConverted(random, 2), whole: 0 }),
        faults: faults('all', 'digits', 'rest'),
      },
    ],
    3: [{ draw: (random) => drawConverted(random, 3), faults: faults('last', 'rest', 'other') }],
  },
  truth: valueOf,
  printed: ({ whole, top, bottom }) => [whole, top, bottom],
  fits: isAsked,
  isSaid: (got) => digitsOf(got).fixed.length + digitsOf(got).period.length < 5,
  words: (its, _who, got) => ({
    context: say('claim.context', { number: tex(convertedTex(its)) }),
    said: say('claim.said', { decimal: tex(decimalTex(got)) }),
    truth: say('claim.truth', { decimal: tex(decimalTex(valueOf(its))) }),
    hints: [say('claim.nudge'), divisionHints(its)[1] ?? say('claim.nudge')],
    start: divisionLines(its),
  }),
  reads({ stem }) {
    const [number = '', said = ''] = mathIn(stem)
    const [, whole = '', top = 1, bottom = 1] = /(\d*)\\frac\{(\d+)\}\{(\d+)\}/.exec(number) ?? []
    const its: Converted = {
      sign: number.startsWith('−') ? -1 : 1,
      whole: Number(whole),
      top: Number(top),
      bottom: Number(bottom),
    }
    const ids = ['other', 'digits', 'rest', 'all', 'last'] as const
    return {
      got: readTex(said),
      truth: readTex(number),
      ways: ids.map((id): [RegExp, number] => [verdicts[id], toNumber(bugOf[id].answer(its) ?? Number.NaN)]),
    }
  },
})
