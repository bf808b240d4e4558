import { arranged, defineModel, math, type Random, solved, tex, tidy, typed } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import {
  addsSizes,
  type Apart,
  apartBugs as bugs,
  apartKey,
  distanceOf,
  isAcross,
  negativeDistance,
  oneDistance,
  withoutSigns,
} from '#bugs/apart/apart-bugs.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { type ApartStory, drawApart, tellApart } from '#situations/apart-stories/apart-stories.ts'
import { apartLine, type OnLine } from '#figures/apart-line/apart-line.ts'
import { barsOf, distanceSteps, stepsOf } from '#solutions/signed-distance/signed-distance.ts'
import { say } from './messages.gen.ts'

/** Numbers with their signs, as they are written in a text of either language. */
const signedIn = (text: string): number[] =>
  [...text.matchAll(/[−-]?\d[\d,]*(?:\.\d+)?/g)].map(([written]) =>
    Number(written.replace('−', '-').replaceAll(',', '')),
  )
const some = (random: Random, by: number, most: number): number =>
  tidy(by * random.integer(1, Math.floor(most / by)) * (random.chance(0.5) ? 1 : -1))
type Pair = [p: number, q: number]
const pair = (random: Random, by: number, most: number): Pair => [
  some(random, by, most),
  some(random, by, most),
]
/** What a student finds who ignores the signs. */
const plain = ([p, q]: Pair): number => Math.abs(Math.abs(p) - Math.abs(q))

/** With tick marks of 1 (level 1), of another size (level 2), the mirror image of a point (level 3). */
export const onLine = defineModel<OnLine>({
  id: 'on-line',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['7.NS.A.1c'],
  bugs,
  task: ({ asks, step, p, q }) => `${asks} ${step} ${isAcross({ p, q })}`,
  // Of a mirror image, p is the mirror B, and q the point C that is asked for.
  draw(random, level) {
    const step = level === 1 ? 1 : random.pick([2, 5, 10, 0.5, 0.2])
    const [p, q] = pair(random, step, 12 * step)
    return { p, q, step, asks: level === 3 ? 'number' : 'distance' }
  },
  fits: ({ p, q, step, asks }) =>
    distanceOf({ p, q }) >= 3 * step &&
    (asks === 'distance' || (tidy(2 * p - q) !== 0 && Math.abs(2 * p - q) <= 15 * step)),
  item(its) {
    const { p, q, asks } = its
    const isMirror = asks === 'number'
    const points = isMirror ? { ...its, p: tidy(2 * p - q), q: p } : its
    return {
      stem: [say(isMirror ? 'line.mirror' : 'line.asks')],
      figure: apartLine(points),
      ...typed(its, { label: say(`label.${asks}`), key: apartKey(its), bugs }),
      hints: [say('line.nudge'), say(isMirror ? 'line.hint.mirror' : 'line.hint.asks')],
      solution: [
        say('line.step', { step: its.step }),
        say('line.read', { p: points.p, q: points.q }),
        ...(isMirror ? distanceSteps(points).slice(0, 1) : []),
        ...stepsOf(its),
      ],
    }
  },
  solve({ figure, stem }) {
    if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    const [p = 0, q = 0] = figure.points.map(({ at }) => at)
    return solved.number(stem.includes('C') ? 2 * q - p : Math.abs(p - q))
  },
})

/** On both sides of 0 (level 1), on one side (level 2), from a place to another one (level 3). */
export const story = defineModel<ApartStory>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['7.NS.A.1b', '7.NS.A.1c'],
  standardsOf: ({ asks }) => [asks === 'distance' ? '7.NS.A.1c' : '7.NS.A.1b'],
  bugs,
  task: ({ scale, asks, p, q }) => `${scale} ${asks} ${isAcross({ p, q })}`,
  draw: (random, level) => drawApart(random, ({ 1: 'across', 2: 'below', 3: 'back' } as const)[level]),
  fits: ({ p, q }) => p !== q && Math.abs(p) !== Math.abs(q),
  item: (its) => ({
    stem: [tellApart(its)],
    ...typed(its, {
      label: say(its.asks === 'distance' ? 'label.distance' : 'label.number'),
      key: apartKey(its),
      bugs,
    }),
    hints: [say(`story.nudge.${its.asks}`), say(`story.hint.${its.asks}`)],
    solution: stepsOf(its),
  }),
})

/** Integers on both sides of 0 (level 1), also on one side and decimals (level 2), the number from its distance (level 3). */
export const distance = defineModel<Apart>({
  id: 'distance',
  thinking: 'compute',
  seconds: 45,
  standards: ['7.NS.A.1c'],
  bugs,
  task: (its) => `${its.asks} ${isAcross(its)} ${Number.isInteger(its.p)} ${its.q > its.p}`,
  draw(random, level) {
    const by = level === 1 ? 1 : random.pick([1, 0.5, 0.1, 0.25])
    const most = by < 1 ? 10 : 40
    const [p, q] = pair(random, by, most)
    return { p, q, asks: level === 3 ? 'number' : 'distance', step: null }
  },
  fits: (its, level) => {
    const [a, b] = [Math.abs(its.p), Math.abs(its.q)]
    if (a === b || distanceOf(its) < 1) return false
    if (level === 1) return isAcross(its)
    return level === 2 ? its.p < 0 || its.q < 0 : isAcross(its) || its.p < 0
  },
  item(its) {
    const { p, q, asks } = its
    return {
      stem: [
        asks === 'distance'
          ? say('distance.asks', { p, q })
          : say(q < p ? 'distance.less' : 'distance.greater', { x: tex('x'), p, d: distanceOf(its) }),
      ],
      ...typed(its, { label: say(`label.${asks}`), key: apartKey(its), bugs }),
      hints: [say(`distance.nudge.${asks}`), say(`distance.hint.${asks}`)],
      solution: stepsOf(its),
    }
  },
  solve({ stem }) {
    const [one = 0, other = 0] = signedIn(stem)
    if (!stem.includes('⟦')) return solved.number(Math.abs(one - other))
    return solved.number(/less|menor/.test(stem) ? one - other : one + other)
  },
})

interface Pairs {
  pairs: Pair[]
  shuffle: number
}

/** Three pairs (level 1), with pairs on one side of 0 (level 2), four with decimals (level 3). */
export const orderDistances = defineModel<Pairs>({
  id: 'order-distances',
  thinking: 'compare',
  seconds: 70,
  standards: ['7.NS.A.1c'],
  task: ({ pairs }) => pairs.map(([p, q]) => `${isAcross({ p, q })} ${p < 0} ${Number.isInteger(p)}`).join(),
  draw(random, level) {
    const [by, most] = level === 3 ? ([0.5, 9] as const) : ([1, 15] as const)
    const pairs = Array.from({ length: level === 3 ? 4 : 3 }, () => pair(random, by, most))
    return { pairs, shuffle: random.integer(0, 1e9) }
  },
  fits({ pairs }, level) {
    const far = ([p, q]: Pair): number => distanceOf({ p, q })
    const distances = pairs.map(far)
    return (
      new Set(distances).size === pairs.length &&
      new Set(pairs.map(plain)).size === pairs.length &&
      Math.min(...distances) > 0 &&
      pairs.some(([p, q]) => isAcross({ p, q })) &&
      (level === 1 || pairs.some(([p, q]) => p < 0 && q < 0)) &&
      sortedBy(pairs, far).some((each, at) => each !== sortedBy(pairs, plain)[at])
    )
  },
  minWrongAnswers: 1,
  item({ pairs, shuffle }) {
    const things = pairs.map(([p, q]) => ({
      p,
      q,
      far: distanceOf({ p, q }),
      text: say('order.pair', { p, q }),
    }))
    type Thing = (typeof things)[number]
    return {
      stem: [say('order.asks')],
      ...orderBy<Thing>(shuffle, {
        things,
        by: ({ far }) => far,
        first: say('order.first'),
        last: say('order.last'),
        slips: [
          {
            by: ({ p, q }) => plain([p, q]),
            misconception: 'signed.ignores-signs',
            feedback: say('order.sizes'),
          },
          { by: ({ far }) => -far, misconception: 'signed.greatest-first', feedback: say('order.reversed') },
          {
            by: ({ p, q }) => Math.abs(p) + Math.abs(q),
            misconception: 'signed.adds-to-compare',
            feedback: say('order.sums'),
          },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: sortedBy(things, ({ far }) => far).map(({ p, q, far, text }) =>
        say('order.step', { pair: text, equation: tex(`${barsOf(p, q)} = ${numeral(far)}`) }),
      ),
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [p = 0, q = 0] = signedIn(text)
      return Math.abs(p - q)
    }),
})

interface Matched extends Pairs {
  form: 'minus' | 'plus' | 'mixed'
}
/** Distances as differences (level 1), as sums with the opposite (level 2), in both forms (level 3). */
export const matchDistances = defineModel<Matched>({
  id: 'match-distances',
  thinking: 'explain',
  seconds: 80,
  standards: ['7.NS.A.1c'],
  task: ({ form, pairs }) => `${form} ${pairs.map(([p, q]) => `${p < 0} ${q < 0}`).join()}`,
  draw(random, level) {
    const digit = (): number => random.integer(2, 12)
    const third: Pair = [digit() * (random.chance(0.5) ? 1 : -1), digit()]
    return {
      form: ({ 1: 'minus', 2: 'plus', 3: 'mixed' } as const)[level],
      pairs: random.shuffle<Pair>([[digit(), -digit()], [-digit(), -digit()], third]),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ pairs }) =>
    new Set(pairs.flatMap(([p, q]) => [distanceOf({ p, q }), distanceOf({ p, q: -q })])).size === 6,
  item({ pairs, form, shuffle }) {
    const texts = pairs.map(([p, q], at) =>
      barsOf(p, q, form === 'plus' || (form === 'mixed' && at % 2 === 0)),
    )
    const distances = pairs.map(([p, q]) => distanceOf({ p, q }))
    // The sign of the second number is turned.
    const turned = pairs.map(([p, q]) => barsOf(p, -q, form === 'plus'))
    const others = turned.slice(0, 2)
    return {
      stem: [say('match.asks')],
      ...arranged.match(shuffle, {
        pairs: pairs.map(([p, q], at) => ({
          source: say('match.source', { p, q }),
          target: math(texts[at] ?? ''),
          slips: others
            .filter((each) => each === turned[at])
            .map((each) => ({
              target: math(each),
              misconception: 'signed.keeps-sign' as const,
              feedback: say('match.sign'),
            })),
        })),
        others: others.map(math),
        slip: { misconception: null, feedback: say('match.slip') },
      }),
      hints: [say('match.nudge'), say('match.hint')],
      solution: [
        say('match.why'),
        ...pairs.map(([p, q], at) =>
          say('match.so', { p, q, equation: tex(`${texts[at] ?? ''} = ${numeral(distances[at] ?? 0)}`) }),
        ),
      ],
    }
  },
  solve: (shown) =>
    solved.match(shown, (source, target) => {
      const [p = 0, q = 0] = signedIn(source)
      const [, first = '', sign = '', second = ''] = /\|(−?\d+) ([+−]) \(?(−?\d+)\)?\|/.exec(target) ?? []
      const [a = 0, b = 0] = [first, second].flatMap(signedIn)
      return Math.abs(sign === '+' ? a + b : a - b) === Math.abs(p - q)
    }),
})

const faults = faultsBy(
  { without: withoutSigns, adds: addsSizes, negative: negativeDistance, one: oneDistance },
  (id, who) => say(`claim.${id}`, { who }),
)
const apart = (p: number, q: number): Apart => ({ p, q, asks: 'distance', step: null })
const across = (by: number, most: number) => ({
  draw(random: Random) {
    const [p, q] = pair(random, by, most)
    return apart(p, -Math.sign(p) * Math.abs(q))
  },
  faults: faults('without', 'negative', 'one'),
})
const below = (by: number, most: number) => ({
  draw(random: Random) {
    const [p, q] = pair(random, by, most)
    return apart(-Math.abs(p), -Math.abs(q))
  },
  faults: faults('adds', 'negative'),
})

/** On both sides of 0 (level 1), on one side (level 2), decimals (level 3). */
export const findMistake = claimModel<Apart>({
  seconds: 50,
  standards: ['7.NS.A.1c'],
  task: (its) => `${isAcross(its)} ${its.p < 0} ${Number.isInteger(its.p)}`,
  kinds: { 1: [across(1, 30)], 2: [below(1, 30)], 3: [across(0.5, 12), below(0.5, 12)] },
  truth: distanceOf,
  printed: ({ p, q }) => [p, q],
  fits: (its) => distanceOf(its) >= 1,
  words: (its, _who, got) => ({
    context: say('claim.context', { p: its.p, q: its.q }),
    said: say('claim.said', { d: Number(got) }),
    truth: say('claim.truth', { d: distanceOf(its) }),
    hints: [say('distance.nudge.distance'), say('distance.hint.distance')],
    start: distanceSteps(its),
  }),
  reads({ stem }) {
    const [p = 0, q = 0, got = 0] = signedIn(stem)
    const [a, b] = [Math.abs(p), Math.abs(q)]
    return {
      got,
      truth: Math.abs(p - q),
      ways: [
        [/same side|mismo lado/, Math.abs(a - b)],
        [/added|sumó/, a + b],
        [/sign|signo/, -Math.abs(p - q)],
        [/one of|una de/, Math.max(a, b)],
      ],
    }
  },
})
