import { arranged, defineModel, mathIn, money, type Random, solved, tex, type Text, tidy } from '#form'
import { type Fraction, fractionTex, lowest, mixedTex, sizeOf } from '#fractions/fraction.ts'
import { valueOfTex } from '#exponents/powers.ts'
import { numberTex } from '#equations/exact.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { sizeIn } from './money.ts'
import { say } from './messages.gen.ts'

const standards = ['7.EE.B.3']
const { raw } = String
type Level = 1 | 2 | 3
const two = (value: number): number => Number(value.toFixed(2))

/** An expression, its value, and the value that is claimed. */
interface Check {
  tex: string
  right: number
  said: number
  /** What lies behind a claim that is off. */
  fault: 'none' | 'point' | 'bigger' | 'order' | 'sign'
  near: string
}
interface Checks {
  checks: Check[]
  level: Level
  shuffle: number
}
const near = (random: Random, value: number): number =>
  tidy(value + random.pick([-0.4, -0.3, -0.2, 0.2, 0.3, 0.4]))
/** A decimal close to a friendly fraction, and that fraction. */
const closeTo: readonly (readonly [close: string, value: number, friendly: Fraction])[] = [
  ['0.48', 0.48, [1, 2]],
  ['0.52', 0.52, [1, 2]],
  ['0.26', 0.26, [1, 4]],
  ['0.74', 0.74, [3, 4]],
  ['0.19', 0.19, [1, 5]],
  ['0.32', 0.32, [1, 3]],
  ['0.11', 0.11, [1, 10]],
]
const fractionsClose: readonly Fraction[] = [
  [7, 8],
  [9, 10],
  [5, 8],
  [3, 8],
  [2, 5],
  [4, 5],
  [1, 4],
]

const closeAboveOne: readonly (readonly [close: string, value: number, friendly: Fraction])[] = [
  ['1.9', 1.9, [2, 1]],
  ['2.1', 2.1, [2, 1]],
  ['2.9', 2.9, [3, 1]],
  ['3.1', 3.1, [3, 1]],
]
/** Multiplying or dividing by less or more than 1: both are found among the results too small and too large. */
function drawLessOrMore(random: Random, place: number): Check {
  const isTimes = random.chance(0.5)
  const isPoint = place > 0 && random.chance(0.3)
  // The other operation gives too much where the right one makes the number smaller.
  const isLess = place === 0 || isPoint ? random.chance(0.5) : isTimes === (place === 2)
  const part = random.pick(fractionsClose.filter((each) => sizeOf(each) < 0.7))
  const [close, value, friendly] = !isLess
    ? random.pick(closeAboveOne)
    : isTimes
      ? ([fractionTex(part), sizeOf(part), part] as const)
      : random.pick(closeTo.slice(0, -1))
  const [top, bottom] = friendly
  const whole = isLess ? bottom * random.integer(4, 16) : top * random.integer(4, 20)
  const x = near(random, whole)
  const [right, other] = isTimes ? [x * value, x / value] : [x / value, x * value]
  return {
    tex: isTimes ? raw`${close} \times ${x}` : raw`${x} \div ${close}`,
    right,
    said: place === 0 ? right : !isPoint ? other : place === 1 ? right / 10 : right * 10,
    fault: place === 0 ? 'none' : isPoint ? 'point' : 'bigger',
    near: isTimes
      ? raw`${fractionTex(friendly)} \times ${whole} = ${(whole * top) / bottom}`
      : raw`${whole} \div ${fractionTex(friendly)} = ${numberTex(lowestExact([whole * bottom, top]))}`,
  }
}

function drawCheck(random: Random, level: Level, place: number): Check {
  if (level === 2) return drawLessOrMore(random, place)
  const [close, value, friendly] = random.pick(closeTo)
  const whole = friendly[1] * random.integer(4, 16)
  const x = near(random, whole)
  if (level === 1) {
    const right = value * x
    const said = [right, right / 10, right * 10][place] ?? right
    return {
      tex: raw`${close} \times ${x}`,
      right,
      said,
      fault: place === 0 ? 'none' : 'point',
      near: raw`${fractionTex(friendly)} \times ${whole} = ${(whole * friendly[0]) / friendly[1]}`,
    }
  }
  const start = random.integer(6, 18)
  const part = random.pick(fractionsClose)
  const most = part[1] * random.integer(3, 9)
  const y = near(random, most)
  const product = sizeOf(part) * y
  const right = -start + product
  return {
    tex: raw`−${start} + ${fractionTex(part)} \times ${y}`,
    right,
    said: [right, (-start + sizeOf(part)) * y, start + product][place] ?? right,
    fault: (['none', 'order', 'sign'] as const)[place] ?? 'none',
    near: `−${start} + ${(most * part[0]) / part[1]} = ${numberTex(-start + (most * part[0]) / part[1])}`,
  }
}
const lowestExact = (value: Fraction): number | Fraction =>
  value[0] % value[1] === 0 ? value[0] / value[1] : lowest(value)
const cardOf = ({ tex: source, said }: Check): string => raw`${source} \approx ${numberTex(two(said))}`
const faultMisconceptions: Record<Check['fault'], MisconceptionId> = {
  none: 'fraction.no-size-sense',
  point: 'decimal.point-one-off',
  bigger: 'decimal.times-makes-bigger',
  order: 'operations.left-to-right',
  sign: 'signed.ignores-signs',
}
/** In place of the minus sign that is shown, the one that is parsed. */
const placeOfCard = (card: string): number => {
  const [left = '', right = ''] = card.replaceAll('−', '0 - ').split(raw` \approx `)
  const [value, said] = [valueOfTex(left), valueOfTex(right)]
  if (Math.abs(value - said) < 0.02 + Math.abs(value) / 50) return 0
  return said < value ? 1 : 2
}

/** A point in the wrong place (level 1), dividing and multiplying by less or more than 1 (level 2), two steps with signs (level 3). */
export const checkResults = sortValues<Checks>({
  id: 'is-it-reasonable',
  thinking: 'classify',
  seconds: 75,
  standards,
  task: ({ level, checks }) =>
    `${level} ${checks
      .map(({ tex: source, fault }) => `${source.replaceAll(/[\d.]+/g, 'n')} ${fault}`)
      .toSorted()
      .join()}`,
  draw: (random, level) => ({
    checks: [0, 1, 2, random.integer(0, 2)].map((place) => drawCheck(random, level, place)),
    level,
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ checks }) =>
    checks.every(
      ({ right, said, fault }) =>
        Math.abs(right) > (fault === 'order' || fault === 'sign' ? 3 : 0.9) &&
        Math.abs(said) < 1000 &&
        (fault === 'none' || Math.abs(said - right) > 0.4 * Math.abs(right) + 1),
    ),
  categories: () => (['fits', 'small', 'large'] as const).map((id) => say(`check.${id}`)),
  cards: ({ checks }) =>
    checks.map((check) => ({
      tex: cardOf(check),
      place: placeOfCard(cardOf(check)),
      elsewhere: {
        misconception: faultMisconceptions[check.fault],
        feedback: say(`check.slip.${check.fault}`),
      },
      why: say('check.why', {
        card: tex(cardOf(check)),
        near: tex(check.near),
        place: say(`check.so.${(['fits', 'small', 'large'] as const)[placeOfCard(cardOf(check))] ?? 'fits'}`),
      }),
    })),
  words: ({ level }) => ({
    stem: [say('check.asks')],
    hints: [say('check.nudge'), say(`check.think.${level}`), say(`check.hint.${level}`)],
    slip: { misconception: 'fraction.no-size-sense', feedback: say('check.slip.none') },
  }),
  reads: placeOfCard,
})

/** A number that is close to a friendly one; both are rounded so that the direction of the estimate is known. */
interface Estimate {
  level: Level
  /** The part or amount that is multiplied, or the divisor; what it is rounded to. */
  close: string
  friendly: Fraction
  x: number
  round: number
  isUp: boolean
  shuffle: number
}
const closeBelow: readonly (readonly [close: string, friendly: Fraction])[] = [
  ['24%', [1, 4]],
  ['48%', [1, 2]],
  ['19%', [1, 5]],
  ['9%', [1, 10]],
  ['73%', [3, 4]],
  ['32%', [1, 3]],
]
const closeAbove: readonly (readonly [close: string, friendly: Fraction])[] = [
  ['26%', [1, 4]],
  ['52%', [1, 2]],
  ['21%', [1, 5]],
  ['11%', [1, 10]],
  ['77%', [3, 4]],
  ['34%', [1, 3]],
]
function drawEstimate(random: Random, level: Level, isUp: boolean): Estimate {
  const shuffle = random.integer(0, 1e9)
  const cents = random.integer(5, 45) / 100
  if (level === 1) {
    const [close, friendly] = random.pick(isUp ? closeBelow : closeAbove)
    const round = friendly[1] * random.integer(6, 25)
    return { level, close, friendly, round, x: two(isUp ? round - cents : round + cents), isUp, shuffle }
  }
  if (level === 2) {
    const whole = random.integer(3, 12)
    const round = random.integer(2, 6)
    const bottom = random.pick([4, 5, 8])
    const close = mixedTex([bottom * whole + (isUp ? -1 : 1), bottom])
    return {
      level,
      close,
      friendly: [whole, 1],
      round,
      x: two(isUp ? round - cents : round + cents),
      isUp,
      shuffle,
    }
  }
  const friendly = random.pick<Fraction>([
    [1, 2],
    [1, 4],
    [1, 5],
  ])
  const divisor = two(sizeOf(friendly) + (isUp ? 0.01 : -0.01) * random.integer(1, friendly[1] > 4 ? 1 : 2))
  const round = random.integer(6, 24)
  return {
    level,
    close: String(divisor),
    friendly,
    round,
    x: two(isUp ? round - cents : round + cents),
    isUp,
    shuffle,
  }
}
const estimateOf = ({ level, friendly: [top, bottom], round }: Estimate): number =>
  level === 3 ? (round * bottom) / top : (round * top) / bottom

/** A percent of an amount (level 1), a mixed number of pounds (level 2), a divisor below 1 (level 3). */
export const reasonAboutEstimate = defineModel<Estimate, { isUp: boolean }>({
  id: 'estimate-first',
  thinking: 'explain',
  seconds: 75,
  standards,
  task: ({ level, friendly, isUp }) => `${level} ${friendly.join(' ')} ${isUp}`,
  aim: (random) => ({ isUp: random.chance(0.5) }),
  draw: (random, level, { isUp }) => drawEstimate(random, level, isUp),
  item(its) {
    const { level, close, friendly, x, round, isUp, shuffle } = its
    const value = estimateOf(its)
    const closeText = level === 1 ? close : tex(close)
    const dollarsText = (dollars: number): Text =>
      say('guess.money', { of: money(Math.round(100 * dollars)) })
    const amount = (of: number): Text =>
      level === 3 ? say('guess.liters', { n: tex(String(of)) }) : dollarsText(of)
    const estimateText = (of: number): Text =>
      level === 3 ? say('guess.result', { n: tex(numberTex(tidy(of))) }) : dollarsText(of)
    const friendlyText = (part: Fraction): Text => say('guess.number', { n: tex(fractionTex(part)) })
    const [top, bottom] = friendly
    const wrongFriendly: Fraction = level === 2 ? [top > 4 ? top - 3 : top + 3, 1] : [1, bottom === 2 ? 5 : 2]
    const wrongValue =
      level === 3 ? (round * top) / bottom : level === 2 ? round + top : round * (1 - sizeOf(friendly))
    const other = level === 1 && top * 2 === bottom ? round / 4 : wrongValue
    const operation: MisconceptionId =
      level === 1
        ? 'percent.part-for-rest'
        : level === 2
          ? 'decimal.other-operation'
          : 'decimal.times-makes-bigger'
    return {
      stem: [
        say(`guess.told.${level}`, {
          close: closeText,
          x: level === 3 ? tex(String(x)) : money(Math.round(100 * x)),
        }),
        say('guess.asks'),
      ],
      ...arranged.gaps(shuffle, [
        say('guess.close', { close: closeText }),
        ' ',
        {
          label: say('guess.label.number'),
          right: friendlyText(friendly),
          wrong: [
            {
              text: friendlyText(wrongFriendly),
              misconception: 'fraction.no-size-sense',
              feedback: say('guess.slip.far'),
            },
          ],
        },
        say('guess.round', {
          x: amount(x),
          round: amount(round),
        }),
        ' ',
        {
          label: say('guess.label.estimate'),
          right: estimateText(value),
          wrong: [
            {
              text: estimateText(value * 10),
              misconception: 'decimal.point-one-off',
              feedback: say('guess.slip.point'),
            },
            {
              text: estimateText(other),
              misconception: operation,
              feedback: say(`guess.slip.operation.${level}`),
            },
          ],
        },
        ...(level === 3 ? [' '] : []),
        say(`guess.why.${level === 3 ? 'divide' : 'multiply'}.${isUp ? 'up' : 'down'}`),
        ' ',
        {
          label: say('guess.label.side'),
          right: say(isUp ? 'guess.more' : 'guess.less'),
          wrong: [
            {
              text: say(isUp ? 'guess.less' : 'guess.more'),
              misconception: 'operations.rounds-one-way',
              feedback: say('guess.slip.side'),
            },
          ],
          keepOrder: [say('guess.less'), say('guess.more')],
        },
        ' ',
        say('guess.end'),
      ]),
      hints: [
        say(`guess.nudge.${level}`),
        say('guess.think'),
        say(level === 3 ? 'guess.hint.divide' : 'guess.hint.multiply'),
      ],
      solution: [
        say('guess.step', {
          equation: tex(
            raw`${round} ${level === 3 ? raw`\div` : raw`\times`} ${fractionTex(friendly)} = ${numberTex(tidy(value))}`,
          ),
        }),
        say(`guess.so.${isUp ? 'more' : 'less'}`),
      ],
    }
  },
  solve(shown) {
    const rest = shown.stem
    const level = rest.includes('%') ? 1 : rest.includes('$') ? 2 : 3
    const math = mathIn(rest).map(sizeIn)
    const dollarsIn = (text: string): number =>
      Number(/\$([\d,.]*\d)/.exec(text)?.[1]?.replaceAll(',', '') ?? 0)
    const percent = Number(/(\d+)%/.exec(rest)?.[1] ?? 0) / 100
    const close = level === 1 ? percent : level === 2 ? (math[0] ?? 0) : (math[1] ?? 0)
    const x = level === 3 ? (math[0] ?? 0) : dollarsIn(rest)
    const exact = level === 3 ? x / close : x * close
    const { interaction } = shown
    const options =
      interaction.kind === 'inline-choice'
        ? interaction.gaps.map((gap) => gap.options.map(({ text }) => text))
        : []
    const valueIn = (text: string): number =>
      text.includes('$') ? dollarsIn(text) : sizeIn(mathIn(text)[0] ?? '0')
    const nearest = (gap: number, to: number): string =>
      (options[gap] ?? []).toSorted(
        (one, other) => Math.abs(valueIn(one) - to) - Math.abs(valueIn(other) - to),
      )[0] ?? ''
    const easy = valueIn(nearest(0, close))
    const estimate = nearest(1, level === 3 ? Math.round(x) / easy : Math.round(x) * easy)
    return solved.gaps(shown, (text, gap) => {
      if (gap === 0) return text === nearest(0, close)
      if (gap === 1) return text === estimate
      return /more|mayor/.test(text) === valueIn(estimate) > exact
    })
  },
})
