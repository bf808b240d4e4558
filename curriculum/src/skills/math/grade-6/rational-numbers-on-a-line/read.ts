import { defineModel, type Exact, keysOf, mathIn, tex, tidy, toNumber, typed } from '#form'
import { bug } from '#bugs/bug.ts'
import { calculate } from '#equations/exact.ts'
import { placeShown } from '#figures/number-scale/number-scale.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'
import { drawSpot, lineOf, readTex, signedTex, type Spot, spotBugs, stepOf, valueOf } from './spot.ts'

const kindAt = { 1: 'decimal', 2: 'fraction', 3: 'sparse' } as const
const bugs = Object.values(spotBugs)
/** A number as it is typed: `-7/4`, `-1.75`. */
const asTyped = (value: number): string => {
  const bottom = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 40].find(
    (each) => Math.abs(value * each - Math.round(value * each)) < 1e-6,
  )
  return bottom === undefined ? String(tidy(value)) : `${Math.round(value * bottom)}/${bottom}`
}
const explain = (its: Spot) => {
  const terms = {
    left: tex(signedTex(its.left, 'decimal')),
    right: tex(signedTex(its.right, 'decimal')),
    n: its.n,
    m: its.right > 0 ? its.n - its.m : its.m,
    start: tex(signedTex(its.right > 0 ? its.left : its.right, 'decimal')),
    step: tex(signedTex(its.n % 3 === 0 ? [1, its.n] : tidy(stepOf(its)), its.form)),
    key: tex(signedTex(valueOf(its), its.form)),
  }
  const way = `${its.isVertical ? 'vertical' : 'horizontal'}.${its.right > 0 ? 'up' : 'down'}` as const
  const nudge = say('read.nudge', terms)
  return {
    nudge,
    hints: [nudge, say(`read.hint.${way}`, terms)],
    work: [say('read.space', terms), say(`read.count.${way}`, terms)],
  }
}

/** Decimals on a vertical line (level 1), fractions (level 2), a line with two labels that are decimals (level 3). */
export const readLine = defineModel<Spot>({
  id: 'read-line',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['6.NS.C.6c'],
  bugs,
  task: ({ n, isVertical, right, isSparse, form }) => `${n} ${isVertical} ${right > 0} ${isSparse} ${form}`,
  draw: (random, level) => drawSpot(random, kindAt[level]),
  item(its) {
    const { hints, work } = explain(its)
    return {
      stem: [say('read.asks')],
      figure: lineOf(its, [{ label: 'A', at: toNumber(valueOf(its)) }]),
      ...typed(its, { label: say('label'), key: valueOf(its), bugs }),
      answer: say('answer', { key: tex(signedTex(valueOf(its), its.form)) }),
      hints,
      solution: work,
    }
  },
  solve: ({ figure }) => ({ kind: 'number', text: asTyped(placeShown(figure, 'A')) }),
})

const { side, away, ticks } = spotBugs
const claimBugs = { side, away, ticks }
const faults = faultsBy<Spot, keyof typeof claimBugs>(claimBugs, (id, who) => say(`claim.${id}`, { who }))
/** Somebody’s number: decimals (level 1), fractions (level 2), a line with two labels (level 3). */
export const findMistake = claimModel<Spot>({
  seconds: 60,
  standards: ['6.NS.C.6c'],
  task: ({ n, isVertical, isSparse }) => `${n} ${isVertical} ${isSparse}`,
  kinds: {
    1: [{ draw: (random) => drawSpot(random, 'decimal'), faults: faults('side', 'away', 'ticks') }],
    2: [{ draw: (random) => drawSpot(random, 'fraction'), faults: faults('side', 'away', 'ticks') }],
    3: [{ draw: (random) => drawSpot(random, 'sparse'), faults: faults('side', 'away', 'ticks') }],
  },
  truth: valueOf,
  printed: ({ left, right, from, to }) => [left, right, from, to],
  words(its, _who, got) {
    const { hints, work } = explain(its)
    const said = (value: Exact) => tex(signedTex(value, its.form))
    return {
      context: say('claim.context'),
      figure: lineOf(its, [{ label: 'A', at: toNumber(valueOf(its)) }]),
      said: say('claim.said', { got: said(got) }),
      truth: say('claim.said', { got: said(valueOf(its)) }),
      hints,
      start: work,
    }
  },
  reads({ stem, figure }) {
    if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    const at = placeShown(figure, 'A')
    const left = figure.labelled.findLast((each) => each < at) ?? 0
    return {
      got: readTex(mathIn(stem.split('“')[1] ?? '')[0] ?? ''),
      truth: at,
      ways: [
        [/other side|otro lado/, -at],
        [/away from 0|alejándose/, left - (at - left)],
        [/one space|un espacio/, at + (at > 0 ? 1 : -1) * figure.step],
      ],
    }
  },
})

/** The unit of each scale. */
const units = {
  temperature: 'celsius',
  river: 'foot',
  sea: 'kilometer',
  soil: 'inch',
  tide: 'meter',
  well: 'yard',
  seesaw: 'foot',
  dock: 'meter',
} as const satisfies Record<string, UnitId>
type Scale = keyof typeof units
const stories = keysOf(units)
/** A point on a scale of a story, its opposite, or the point half or twice as far on the other side. */
interface OnScale extends Spot {
  story: Scale
  asks: 'read' | 'opposite' | 'twice' | 'half'
}
const asked = (its: OnScale, value: Exact): Exact =>
  ({
    read: value,
    opposite: calculate(value, 'times', -1),
    twice: calculate(value, 'times', -2),
    half: calculate(value, 'over', -2),
  })[its.asks]
// Worked by hand: −1 3/4, its opposite, and 3 1/2.
const scale: OnScale = {
  left: -2,
  right: -1,
  n: 4,
  m: 3,
  from: -3,
  to: 1,
  isVertical: true,
  form: 'decimal',
  isSparse: false,
  story: 'river',
  asks: 'twice',
}
const scaleBugs = [
  bug<OnScale>({
    id: 'signed.no-opposite',
    answer: (its) => calculate(asked(its, valueOf(its)), 'times', -1),
    feedback: ({ asks }) => say(asks === 'read' ? 'story.slip.read' : 'story.slip.side'),
    example: [scale, -3.5],
  }),
  bug<OnScale>({
    id: 'signed.stops-early',
    answer: (its) =>
      its.asks === 'twice' || its.asks === 'half' ? calculate(valueOf(its), 'times', -1) : null,
    feedback: () => say('story.slip.early'),
    example: [scale, 1.75],
  }),
  bug<OnScale>({
    id: 'signed.reads-away',
    answer(its) {
      const read = spotBugs.away.answer(its)
      return read === null ? null : asked(its, read)
    },
    feedback: () => say('slip.away'),
    example: [scale, 4.5],
  }),
]
/** The number (level 1), its opposite (level 2), a point on the other side with another distance (level 3). */
export const story = defineModel<OnScale>({
  id: 'scale-story',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['6.NS.C.6a', '6.NS.C.6c'],
  bugs: scaleBugs,
  task: ({ story: id, asks }) => `${id} ${asks}`,
  draw: (random, level) => ({
    ...drawSpot(random, level === 1 ? random.pick(['decimal', 'fraction']) : 'decimal'),
    isVertical: true,
    story: random.pick(stories),
    asks: level === 1 ? 'read' : level === 2 ? 'opposite' : random.pick(['twice', 'half']),
  }),
  // Near 0, which is on the scale, so that the heights are real; and no thirds, which nobody measures in these units.
  fits(its) {
    const thousandths = 1000 * toNumber(asked(its, valueOf(its)))
    const isMeasured = Math.abs(thousandths - Math.round(thousandths)) < 1e-6
    return its.left < 0 && its.left >= -2 && its.to >= 0 && isMeasured
  },
  item(its) {
    const value = valueOf(its)
    const { nudge, work } = explain(its)
    const terms = { value: tex(signedTex(value, its.form)), key: tex(signedTex(asked(its, value), its.form)) }
    return {
      stem: [say(`story.${its.story}`), say(`story.asks.${its.asks}`)],
      figure: lineOf(its, [{ label: 'A', at: toNumber(value) }]),
      ...typed(its, {
        label: say('label'),
        after: say('unit', { unit: quantity(2, units[its.story]) }),
        key: asked(its, value),
        bugs: scaleBugs,
      }),
      answer: say('answer', { key: terms.key }),
      hints: [nudge, say(its.asks === 'read' ? 'story.hint.read' : 'story.hint.other')],
      solution: [...work, ...(its.asks === 'read' ? [] : [say(`story.so.${its.asks}`, terms)])],
    }
  },
  solve({ stem, figure }) {
    const at = placeShown(figure, 'A')
    const times = /twice|doble/.test(stem)
      ? -2
      : /half as far|mitad/.test(stem)
        ? -0.5
        : /B/.test(stem)
          ? -1
          : 1
    return { kind: 'number', text: asTyped(at * times) }
  },
})
