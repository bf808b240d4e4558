import {
  defineModel,
  numberOf,
  numbersIn,
  slip,
  solved,
  type Text,
  tex,
  typedFraction,
  typedRatio,
} from '#form'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { greatestCommonFactor, simplestRatio } from '#math/fractions.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { person, someone } from '#people/people.ts'
import { type Blend, blendParts } from '#situations/mixes/blends.ts'
import { shareOf, someBlend, sumOf } from '#situations/mixes/compared.ts'
import { drawRatio, type MixId, mixOf, someMix, tell } from '#situations/mixes/mixes.ts'
import { say } from './messages.gen.ts'

type Way = 1 | 2 | 3
interface Told {
  mix: MixId
  who: string
  way: Way
}
const thinks = <Answer>(id: MisconceptionId, value: Answer, text: Text) => ({
  id,
  answer: () => value,
  feedback: () => text,
})
const fraction = (one: number, other: number): string => String.raw`\frac{${one}}{${other}}`

interface Shared extends Told {
  blend: Blend
}

/** A ratio of parts to a fraction of the whole (level 1), back to a ratio (level 2), from a fraction of the other part (level 3). */
export const partOrWhole = defineModel<Shared>({
  id: 'part-or-whole',
  thinking: 'compute',
  seconds: 60,
  standards: ['6.RP.A.1', '6.RP.A.3a'],
  task: ({ mix, way }) => `${mix} ${way}`,
  draw(random, way) {
    const mix = someMix(random)
    const strong = random.integer(1, 7)
    const least = mixOf(mix).isThin === true ? 2 * strong : strong + 1
    return { mix, who: someone(random), way, blend: { strong, weak: random.integer(least, 3 * strong + 6) } }
  },
  fits: ({ blend: { strong, weak } }) => greatestCommonFactor(strong, weak) === 1,
  item(its) {
    const { mix, way, who, blend } = its
    const { strong: a, weak: b } = blend
    const sum = a + b
    const parts = blendParts(mix, blend)
    const given = tex(way === 1 ? `${a}:${b}` : fraction(a, way === 2 ? sum : b))
    const answering =
      way === 2
        ? typedRatio(its, {
            label: say('share.ratio', parts),
            key: [a, b],
            bugs: [
              thinks('ratio.part-whole', [a, sum] as const, say('share.whole-for-part', parts)),
              thinks('ratio.turned', [b, a] as const, say('share.turned')),
            ],
          })
        : typedFraction(its, {
            label: say('share.fraction'),
            key: [a, sum],
            bugs: [
              thinks('ratio.part-whole', [a, b] as const, say('share.part-for-whole', parts)),
              thinks('ratio.turned', [b, sum] as const, say('share.other-part', parts)),
            ],
          })
    return {
      stem: [tell.makes(mix, person(who)), say(`share.asks.${way}`, { ...parts, given })],
      ...answering,
      hints: [
        say(`share.nudge.${way}`, parts),
        say(way === 2 ? 'share.hint.rest' : 'share.hint.whole', parts),
      ],
      solution:
        way === 2
          ? [say('share.of', parts), say('share.left', { ...parts, sum, a, b })]
          : [
              say('share.parts', parts),
              say('share.all', { ...parts, a, b, sum, fraction: tex(fraction(a, sum)) }),
            ],
    }
  },
  solve({ stem, interaction }) {
    const [told = [0, 1] as const] = fractionsIn(stem)
    const [a, b] = told
    if (interaction.kind === 'ratio') return solved.ratio(a, b - a)
    const [part = 0, rest = 0] = numbersIn(stem).map(({ value }) => value)
    const [one, other] = stem.includes('\\frac') ? [a, b] : [part, rest]
    return { kind: 'fraction', text: `${one}/${one + other}` }
  },
})

interface Mended extends Told {
  base: Blend
  /** What is in mix B so far. */
  has: Blend
  add: 'strong' | 'weak'
}
const goalOf = ({ base, has, add }: Mended): number =>
  add === 'weak' ? (base.weak * has.strong) / base.strong : (base.strong * has.weak) / base.weak

/** A multiple of the first mix (level 1), no multiple of it (level 2), told by its whole (level 3). */
export const makeTheSame = defineModel<Mended>({
  id: 'make-the-same',
  thinking: 'work backwards',
  seconds: 80,
  standards: ['6.RP.A.3a'],
  task: ({ mix, way, add }) => `${mix} ${way} ${add}`,
  draw(random, way) {
    const base = someBlend(random)
    const add = way === 1 ? 'weak' : random.pick(['strong', 'weak'] as const)
    const more = random.integer(1, 12)
    const has = { strong: random.integer(2, 20), weak: random.integer(2, 30), [add]: more }
    return { mix: someMix(random), who: someone(random), way, base, has, add }
  },
  fits(its) {
    const { base, has, add, way, mix } = its
    const goal = goalOf(its)
    const kept = add === 'weak' ? 'strong' : 'weak'
    const times = has[kept] / base[kept]
    return (
      Number.isInteger(goal) &&
      goal - has[add] >= 2 &&
      has[add] >= goal / 3 &&
      goal + has[kept] <= mixOf(mix).most &&
      times > 1 &&
      times <= 5 &&
      Number.isInteger(times) === (way === 1)
    )
  },
  item(its) {
    const { mix, way, who, base, has, add } = its
    const goal = goalOf(its)
    const kept = add === 'weak' ? 'strong' : 'weak'
    const isWhole = way === 3
    const first = blendParts(mix, base)
    const { part, rest } = blendParts(mix, has)
    const [want, with_] = add === 'weak' ? [rest, part] : [part, rest]
    const key = goal - has[add]
    const right = { ...want, q: key }
    const byAdding = base[add] + has[kept] - base[kept] - has[add]
    const takenWhole =
      add === 'weak' ? (sumOf(base) * has.strong) / base.strong : (base.strong * has.weak) / sumOf(base)
    const [one, other] = [base[kept], base[add]]
    const [simpleOne, simpleOther] = way === 1 ? [one, other] : simplestRatio(one, other)
    const nudged = { ...first, with: with_ }
    const slips = [
      slip(goal, 'ratio.stops-early', say('mend.all', { want })),
      slip(byAdding, 'ratio.additive', say('mend.adds')),
      ...(isWhole ? [slip(takenWhole - has[add], 'ratio.part-whole', say('mend.whole', first))] : []),
    ].filter(({ value }) => value > 0 && Number.isInteger(value))
    const shown = {
      one,
      other,
      with: with_,
      goal: { ...want, q: goal },
      a: simpleOne,
      b: simpleOther,
      n: has[kept] / simpleOne,
    }
    return {
      stem: [
        tell.makes(mix, person(who)),
        say(isWhole ? 'mend.base.whole' : 'mend.base.parts', first),
        say('mend.asks', { part, rest, want }),
      ],
      ...numberOf({ label: say('mend.label'), after: say('of', { of: want }), value: key, slips }),
      answer: say('amount', { of: right }),
      hints: [say(`mend.nudge.${way}`, nudged), say('mend.hint', { with: with_, want })],
      solution: [
        ...(isWhole ? [say('mend.rest', first)] : []),
        say(simpleOne === one ? 'mend.times' : 'mend.simpler', { ...shown, with: with_ }),
        say('mend.so', { goal: shown.goal, has: has[add], key: right }),
      ],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'number') throw new TypeError('expects a number')
    const [s = 1, other = 1, strong = 0, weak = 0] = numbersIn(stem).map(({ value }) => value)
    const w = /every|cada/.test(stem) ? other - s : other
    const asksWeak = stem.includes(`${weak} ${interaction.after ?? ''}`)
    return solved.number(asksWeak ? (w * strong) / s - weak : (s * weak) / w - strong)
  },
})

interface Poured extends Told {
  blends: [Blend, Blend]
  batches: [number, number]
}
/** One batch of each (level 1), several batches (level 2), told by how much there is of each mix (level 3). */
export const pourTogether = defineModel<Poured>({
  id: 'pour-together',
  thinking: 'use in a story',
  seconds: 80,
  standards: ['6.RP.A.1', '6.RP.A.3a'],
  task: ({ mix, way }) => `${mix} ${way}`,
  draw(random, way) {
    const batch = (): Blend => {
      const [strong, weak] = drawRatio(random, true)
      return { strong, weak }
    }
    return {
      mix: someMix(random),
      who: someone(random),
      way,
      blends: [batch(), batch()],
      batches: way === 1 ? [1, 1] : [random.integer(2, 5), random.integer(2, 5)],
    }
  },
  fits: ({ blends: [a, b], batches: [m, n], way, mix }) =>
    shareOf(a) !== shareOf(b) && (way === 1 || m !== n) && m * sumOf(a) + n * sumOf(b) <= mixOf(mix).most,
  item(its) {
    const { mix, way, who, blends, batches } = its
    const [a, b] = blends
    const [m, n] = batches
    const [one, other] = [blendParts(mix, a), blendParts(mix, b)]
    const key = [m * a.strong + n * b.strong, m * a.weak + n * b.weak] as const
    const shown = { a: one.part, b: one.rest, c: other.part, d: other.rest, who: person(who) }
    const [wholeA, wholeB] = [m * sumOf(a), n * sumOf(b)]
    const all = { part: { ...one.part, q: key[0] }, rest: { ...one.rest, q: key[1] } }
    const worked = {
      m,
      n,
      a: a.strong,
      b: a.weak,
      c: b.strong,
      d: b.weak,
      ma: m * a.strong,
      mb: m * a.weak,
      nc: n * b.strong,
      nd: n * b.weak,
      x: key[0],
      y: key[1],
    }
    const pours = { ...one, m, n, all: { ...one.whole, q: wholeA }, more: { ...one.whole, q: wholeB } }
    const asked = { ...pours, who: person(who) }
    return {
      stem: [tell.makes(mix, person(who)), say('pour.mixes', shown), say(`pour.asks.${way}`, asked)],
      ...typedRatio(its, {
        label: say('share.ratio', one),
        key,
        bugs: [
          thinks('ratio.turned', [key[1], key[0]] as const, say('share.turned')),
          thinks('ratio.part-whole', [key[0], key[0] + key[1]] as const, say('share.whole-for-part', one)),
          ...(way === 1
            ? []
            : [
                thinks(
                  'ratio.terms-for-amounts',
                  [a.strong + b.strong, a.weak + b.weak] as const,
                  say(`pour.once.${way}`),
                ),
              ]),
        ],
      }),
      hints: [say(`pour.nudge.${way}`, one), say('pour.hint', one)],
      solution: [
        ...(way === 3
          ? [
              say('pour.batches', {
                all: pours.all,
                more: pours.more,
                sumA: one.whole,
                sumB: other.whole,
                m,
                n,
              }),
            ]
          : []),
        ...(way === 1 ? [] : [say('pour.times', worked)]),
        say('pour.add', { ...worked, part: all.part, rest: all.rest }),
        say('pour.so', { ...all, x: key[0], y: key[1] }),
      ],
    }
  },
  solve({ stem }) {
    const [a = 1, b = 1, c = 1, d = 1, m = 1, n = 1] = numbersIn(stem).map(({ value }) => value)
    const isWhole = !/\d (?:batches|tandas)/.test(stem) && stem.split(/\d+/).length > 6
    const [x, y] = isWhole ? [m / (a + b), n / (c + d)] : [m, n]
    return solved.ratio(x * a + y * c, x * b + y * d)
  },
})
