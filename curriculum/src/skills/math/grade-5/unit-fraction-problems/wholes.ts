import { bug, defineModel, keysOf, type Random, tex } from '#form'
import { otherWay } from '#bugs/shares/share-bugs.ts'
import { type Fraction, fractionTex, isLowest, lowest, minus, mixedTex, plus } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { asFractionTex, type Share } from '#fractions/shares.ts'
import { amount, shown, solvedFraction, typedAmount } from '#fractions/written.ts'
import { say } from './messages.gen.ts'

/** What is shared, its unit, the largest amount, and the denominators of usual pieces. */
const scenes = {
  clay: { unit: 'pound', most: 9, parts: [4, 6, 8] },
  rice: { unit: 'pound', most: 9, parts: [4, 6, 8] },
  juice: { unit: 'liter', most: 7, parts: [4, 5, 6] },
  ribbon: { unit: 'yard', most: 9, parts: [4, 6, 8] },
  race: { unit: 'mile', most: 9, parts: [4, 5, 8] },
} as const
type Scene = keyof typeof scenes

/**
 * A whole amount in equal shares. Asks how much some of the shares are together, how much larger they are than the
 * shares of another group, or how many pieces of 1/n come from one share.
 */
interface Wholes extends Share {
  scene: Scene
  find: 'together' | 'gap' | 'pieces'
  some: number
  others: number
  n: number
}
const findAt = { 1: 'together', 2: 'gap', 3: 'pieces' } as const

function answerOf({ find, amount: all, groups, some, others, n }: Wholes): Fraction {
  if (find === 'gap') return minus([all, groups], [all, others])
  return lowest([all * (find === 'together' ? some : n), groups])
}

// Worked by hand: 5 units for 6, of whom 2 are asked for; 5 units for 6 and for 8; pieces of 1/12 from a share of 5/6.
const five: Wholes = {
  scene: 'clay',
  find: 'together',
  asks: 'share',
  amount: 5,
  groups: 6,
  some: 2,
  others: 8,
  n: 12,
}
const bugs = [
  bug<Wholes>({
    id: 'fraction.stops-early',
    answer: ({ find, amount: all, groups, n }) => (find === 'pieces' ? all * n : [all, groups]),
    feedback: ({ find }) => say(`wholes.stops.${find}`),
    example: [five, [5, 6]],
  }),
  bug<Wholes>({
    id: 'fraction.divides-other-way',
    answer: ({ find, amount: all, groups, some }) => (find === 'together' ? [some * groups, all] : null),
    feedback: otherWay.feedback,
    // 2 × 6/5
    example: [five, [12, 5]],
  }),
  bug<Wholes>({
    id: 'fraction.of-as-amount',
    answer: ({ find, groups, some, others }) =>
      find === 'together' ? [some, groups] : find === 'gap' ? minus([1, groups], [1, others]) : null,
    feedback: () => say('slip.units.some'),
    // 1/6 − 1/8
    example: [{ ...five, find: 'gap' }, [1, 24]],
  }),
  bug<Wholes>({
    id: 'fraction.picks-operation',
    answer: ({ find, amount: all, groups, others }) =>
      find === 'gap' ? plus([all, groups], [all, others]) : null,
    feedback: () => say('wholes.adds'),
    // 5/6 + 5/8
    example: [{ ...five, find: 'gap' }, [35, 24]],
  }),
  bug<Wholes>({
    id: 'fraction.unit-as-whole',
    answer: ({ find, amount: all, groups, n }) => (find === 'pieces' ? [all, groups * n] : null),
    feedback: ({ n }) => say('slip.whole', { n }),
    // 5/6 ÷ 12
    example: [{ ...five, find: 'pieces' }, [5, 72]],
  }),
]

const { raw } = String
/** The share as a fraction, and in lowest terms where that is shorter. */
function shareTex(its: Share): string {
  const share: Fraction = [its.amount, its.groups]
  return isLowest(share) ? asFractionTex(its) : `${asFractionTex(its)} = ${fractionTex(lowest(share))}`
}
function work(its: Wholes) {
  const { find, amount: all, groups, some, others, n } = its
  const key = mixedTex(answerOf(its))
  const share = fractionTex(lowest([all, groups]))
  if (find === 'pieces')
    return [
      say('wholes.work.all', { equation: tex(raw`${all} \div ${fractionTex([1, n])} = ${all * n}`) }),
      say('wholes.work.each', { equation: tex(raw`${all * n} \div ${groups} = ${key}`) }),
      say('wholes.work.check', { equation: tex(raw`${key} \times ${fractionTex([1, n])} = ${share}`) }),
    ]
  return [
    say('wholes.work.share', { equation: tex(shareTex(its)) }),
    ...(find === 'together'
      ? [say('wholes.work.together', { equation: tex(raw`${some} \times ${share} = ${key}`) })]
      : [
          say('wholes.work.other', { equation: tex(shareTex({ ...its, groups: others })) }),
          say('wholes.work.gap', {
            equation: tex(`${share} − ${fractionTex(lowest([all, others]))} = ${key}`),
          }),
        ]),
  ]
}

/** Some shares together (level 1), how far two shares are apart (level 2), pieces from one share (level 3). */
export const shareWholes = defineModel<Wholes>({
  id: 'share-wholes',
  thinking: 'use in a story',
  seconds: 80,
  standards: ['5.NF.B.3'],
  standardsOf: ({ find }) => (find === 'pieces' ? ['5.NF.B.3', '5.NF.B.7c'] : ['5.NF.B.3']),
  bugs,
  task: ({ scene, find }) => `${scene} ${find}`,
  draw(random: Random, level) {
    const scene = random.pick(keysOf(scenes))
    const groups = random.integer(3, 8)
    return {
      scene,
      find: findAt[level],
      asks: 'share',
      amount: random.integer(2, scenes[scene].most),
      groups,
      some: random.integer(2, groups - 1),
      others: random.integer(groups + 1, 9),
      n: random.pick<number>(scenes[scene].parts),
    }
  },
  fits: ({ find, amount: all, groups, some, others, n }) =>
    all % groups > 0 &&
    (find === 'together'
      ? new Set([all, groups, some]).size === 3
      : find === 'gap'
        ? all % others > 0 && groups * others <= 56
        : (all * n) % groups === 0 && all * n <= 48 && n !== groups),
  item(its) {
    const { scene, find, amount: all, groups, some, others, n } = its
    const { unit } = scenes[scene]
    const have = amount([all, 1], unit)
    return {
      stem: [
        say(`wholes.${scene}.told`, { groups, have }),
        find === 'together'
          ? say(`wholes.${scene}.together`, { some })
          : find === 'gap'
            ? say(`wholes.${scene}.gap`, { others, have })
            : say(`wholes.${scene}.pieces`, { size: amount([1, n], unit) }),
      ],
      ...typedAmount<Wholes>(its, {
        key: answerOf(its),
        ...(find === 'pieces' ? {} : { unit }),
        bugs,
      }),
      hints: [say(`wholes.nudge.${find}`), say(`wholes.hint.${find}`, { size: shown([1, n]) })],
      solution: work(its),
    }
  },
  solve({ stem }) {
    const [whole = [1, 1], ...more] = fractionsIn(stem)
    const size = more.find(([, below]) => below > 1)
    const [groups = 1, other = 1] = [...stem.replaceAll(/⟦.*?⟧/g, ' ').matchAll(/\d+/g)].map(Number)
    const [all] = whole
    if (size !== undefined) return solvedFraction(all * size[1], groups)
    if (other > groups) return solvedFraction(all * (other - groups), groups * other)
    return solvedFraction(all * other, groups)
  },
})
