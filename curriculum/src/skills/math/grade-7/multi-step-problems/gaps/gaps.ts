import { bug, defineModel, mathIn, tex, type Text, typedFraction } from '#form'
import {
  type Fraction,
  lowest,
  minus,
  mixedTex,
  over,
  plainMixed,
  sizeOf,
  times,
} from '#fractions/fraction.ts'
import { sizeIn } from '../money.ts'
import { say } from './messages.gen.ts'

const standards = ['7.EE.B.3']
const { raw } = String

/** Things in a row with equal gaps, all in inches; at level 2 the whole is told in feet. */
interface Row {
  scene: (typeof rowScenes)[number]
  whole: Fraction
  thing: Fraction
  count: number
  level: 1 | 2 | 3
}
const rowScenes = ['towel', 'mirror', 'poster', 'shelf', 'sign', 'clock', 'window', 'planter'] as const
type Widths = readonly [from: number, to: number, least: number, most: number]
/** From and to how many inches the whole is wide, and then the thing, for one thing and for several. */
const widths: Record<Row['scene'], Record<'one' | 'many', Widths>> = {
  towel: { one: [24, 36, 12, 26], many: [60, 96, 12, 24] },
  mirror: { one: [36, 84, 16, 48], many: [48, 108, 12, 30] },
  poster: { one: [36, 72, 16, 36], many: [48, 108, 11, 27] },
  shelf: { one: [36, 96, 16, 60], many: [60, 120, 16, 36] },
  sign: { one: [48, 96, 16, 60], many: [60, 120, 12, 30] },
  clock: { one: [24, 60, 8, 24], many: [30, 84, 8, 18] },
  window: { one: [54, 96, 20, 60], many: [72, 120, 16, 32] },
  planter: { one: [24, 60, 12, 36], many: [36, 84, 8, 22] },
}
const gapOf = ({ whole, thing, count }: Row): Fraction =>
  over(minus(whole, times(thing, [count, 1])), [count + 1, 1])
const feet = ({ whole }: Row): Fraction => over(whole, [12, 1])

// Worked by hand: a bar of 9 3/4 inches on a door of 27 1/2 inches leaves 17 3/4, so 8 7/8 inches on each side.
const door: Row = { scene: 'towel', whole: [55, 2], thing: [39, 4], count: 1, level: 1 }
const ifPositive = (value: Fraction): Fraction | null => (value[0] > 0 ? value : null)
const rowBugs = [
  bug<Row>({
    id: 'operations.stops-early',
    answer: ({ whole, thing, count }) => minus(whole, times(thing, [count, 1])),
    feedback: () => say('slip.stops'),
    example: [door, [71, 4]],
  }),
  bug<Row>({
    id: 'operations.groups-wrong',
    answer: ({ whole, thing, count }) => ifPositive(minus(over(whole, [count + 1, 1]), thing)),
    feedback: () => say('slip.groups'),
    example: [door, [4, 1]],
  }),
  bug<Row>({
    id: 'operations.counts-things-for-gaps',
    answer: (its) =>
      its.count === 1 ? null : over(minus(its.whole, times(its.thing, [its.count, 1])), [its.count, 1]),
    feedback: () => say('slip.gaps'),
    example: [{ ...door, whole: [60, 1], thing: [12, 1], count: 3, level: 3 }, [8, 1]],
  }),
  bug<Row>({
    id: 'unit.base-ten-only',
    answer: (its) =>
      its.level === 2 ? ifPositive(over(minus(times(feet(its), [10, 1]), its.thing), [2, 1])) : null,
    feedback: () => say('slip.ten'),
    example: [{ ...door, whole: [60, 1], thing: [20, 1], level: 2 }, [15, 1]],
  }),
]

/** One thing in the middle (level 1), feet and inches (level 2), several things with equal gaps (level 3). */
export const equalGaps = defineModel<Row>({
  id: 'equal-gaps',
  thinking: 'read a figure',
  seconds: 90,
  standards,
  bugs: rowBugs,
  task: ({ scene, level, count }) => `${scene} ${level} ${count}`,
  draw(random, level) {
    const count = level === 3 ? random.integer(2, 3) : 1
    const scene = random.pick(rowScenes)
    const [from, to, least, most] = widths[scene][count === 1 ? 'one' : 'many']
    const parts = (low: number, high: number): Fraction => {
      const bottom = random.pick([2, 4])
      return lowest([random.integer(bottom * low, bottom * high), bottom])
    }
    return {
      scene,
      whole: level === 2 ? [3 * random.integer(from / 3, to / 3), 1] : parts(from, to),
      thing: parts(least, most),
      count,
      level,
    }
  },
  fits: (its) => {
    const gap = sizeOf(gapOf(its))
    return (
      gap >= 2 &&
      gap <= 20 &&
      sizeOf(its.thing) >= 8 &&
      8 % gapOf(its)[1] === 0 &&
      (its.level === 3 || its.thing[1] > 1) &&
      (its.level === 2 ? feet(its)[1] > 1 : sizeOf(its.whole) >= 24)
    )
  },
  item(its) {
    const { scene, level, count, whole, thing } = its
    const inches = (value: Fraction): Text => say('inches', { n: tex(mixedTex(value)) })
    const total = level === 2 ? say('feet', { n: tex(mixedTex(feet(its))) }) : inches(whole)
    const [things, gap] = [times(thing, [count, 1]), gapOf(its)]
    const left = minus(whole, things)
    const spoken = say('plain.inches', { n: plainMixed(thing) })
    const spokenTotal =
      level === 2
        ? say('plain.feet', { n: plainMixed(feet(its)) })
        : say('plain.inches', { n: plainMixed(whole) })
    return {
      stem: [
        say(`scene.${scene}.${count === 1 ? 'one' : 'many'}`, { count, total, thing: inches(thing) }),
        say(count === 1 ? 'asks.one' : 'asks.many'),
      ],
      figure: {
        kind: 'tape-diagram',
        description: say(count === 1 ? 'figure.one' : 'figure.many', {
          count,
          thing: spoken,
          total: spokenTotal,
        }),
        tapes: [
          {
            label: '',
            boxes: ['?', ...Array.from({ length: count }, () => [plainMixed(thing), '?']).flat()],
            total: spokenTotal,
          },
        ],
      },
      ...typedFraction(its, {
        label: say('label'),
        after: say('unit'),
        key: gap,
        shownAs: 'mixed',
        bugs: rowBugs,
      }),
      hints: [say(`nudge.${level}`), say('think'), say(count === 1 ? 'hint.one' : 'hint.many')],
      solution: [
        ...(level === 2
          ? [
              say('step.feet', {
                equation: tex(raw`${mixedTex(feet(its))} \times 12 = ${mixedTex(whole)}`),
              }),
            ]
          : []),
        ...(count > 1
          ? [
              say('step.all', {
                equation: tex(raw`${mixedTex(thing)} \times ${count} = ${mixedTex(things)}`),
              }),
            ]
          : []),
        say('step.left', {
          equation: tex(`${mixedTex(whole)} − ${mixedTex(things)} = ${mixedTex(left)}`),
        }),
        say('step.gaps', {
          gaps: count + 1,
          equation: tex(raw`${mixedTex(left)} \div ${count + 1} = ${mixedTex(gap)}`),
        }),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'tape-diagram') throw new TypeError('expects a tape')
    const [total = 0, thing = 0] = mathIn(stem).map(sizeIn)
    const boxes = figure.tapes[0]?.boxes ?? []
    const gaps = boxes.filter((box) => box === '?').length
    const whole = /feet|pies/.test(stem) ? 12 * total : total
    const gap = (whole - (gaps - 1) * thing) / gaps
    return { kind: 'fraction', text: `${Math.round(gap * 48)}/48` }
  },
})
