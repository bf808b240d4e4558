import { bug, defineModel, keysOf, money, solved, tex, toNumber, typed } from '#form'
import { type Fraction, fractionTex, lowest } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { amount, shown, solvedFraction, typedAmount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'
import { drawProblem, type Problem, problemAnswer, problemBugs, tellProblem, unitOf } from './scenes.ts'

const standards = ['5.NF.B.7c']
const cross = String.raw` \times `
const over = String.raw` \div `
const asksAt = { 1: 'left', 2: 'some', 3: 'cost' } as const
const bugs = Object.values(problemBugs)

function work(its: Problem) {
  const { asks, whole, n, used, sharers, some, price } = its
  const unit = fractionTex([1, n])
  if (asks === 'some') {
    const one = fractionTex([1, n * sharers])
    return [
      say('work.share', { equation: tex(`${unit}${over}${sharers} = ${one}`) }),
      say('work.some', {
        equation: tex(`${some}${cross}${one} = ${fractionTex(lowest([some, n * sharers]))}`),
      }),
    ]
  }
  return [
    say('work.in-one', { n, unit: quantity(1, unitOf(its)), size: tex(unit) }),
    say('work.pieces', {
      equation: tex(`${whole}${over}${unit} = ${whole}${cross}${n} = ${whole * n}`),
    }),
    asks === 'left'
      ? say('work.left', { equation: tex(`${whole * n} − ${used} = ${whole * n - used}`) })
      : say('work.cost', { equation: tex(`${whole * n}${cross}${price} = ${whole * n * price}`) }),
  ]
}
const answered = (its: Problem) =>
  its.asks === 'cost'
    ? {
        ...typed<Problem>(its, {
          label: say('label.money'),
          before: '$',
          key: problemAnswer(its)[0],
          bugs,
        }),
        answer: say('money', { cost: money(problemAnswer(its)[0] * 100) }),
      }
    : typedAmount<Problem>(its, {
        key: problemAnswer(its),
        ...(its.asks === 'some' ? { unit: unitOf(its) } : {}),
        bugs,
      })

/** How many pieces are left (level 1), several shares of a unit fraction (level 2), what all pieces cost (level 3). */
export const twoSteps = defineModel<Problem>({
  id: 'two-steps',
  thinking: 'use in a story',
  seconds: 75,
  standards,
  bugs,
  task: ({ scene, asks }) => `${scene} ${asks}`,
  draw: (random, level) => drawProblem(random, asksAt[level]),
  item: (its) => ({
    stem: tellProblem(its),
    ...answered(its),
    hints: [say(`nudge.${its.asks}`), say(`hint.${its.asks}`)],
    solution: work(its),
  }),
})

const { stops, adds, units, times, whole: divided } = problemBugs
const claimed = { stops, adds, units, times, whole: divided }
const faults = faultsBy<Problem, keyof typeof claimed>(claimed, (id, who, { asks, n }) =>
  id === 'stops' || id === 'units'
    ? say(`claim.${id}.${asks}`, { who })
    : id === 'whole'
      ? say('claim.whole', { who, n })
      : say(`claim.${id}`, { who }),
)
const fractionOf = (value: ReturnType<typeof problemBugs.stops.answer>): Fraction =>
  value === null || typeof value === 'number' ? [value ?? 0, 1] : lowest([value[0], value[1]])

/** What is left (level 1), several shares (level 2), a cost (level 3): found by somebody else. */
export const findMistake = claimModel<Problem>({
  seconds: 80,
  standards,
  task: ({ scene, asks }) => `${scene} ${asks}`,
  kinds: {
    1: [{ draw: (random) => drawProblem(random, 'left'), faults: faults('stops', 'adds', 'units') }],
    2: [
      {
        draw: (random) => drawProblem(random, 'some'),
        faults: faults('stops', 'times', 'units'),
      },
    ],
    3: [{ draw: (random) => drawProblem(random, 'cost'), faults: faults('stops', 'units', 'whole') }],
  },
  // A cost that comes from dividing by the denominator is in whole cents.
  fits: ({ asks, whole, n, price }) => asks !== 'cost' || (100 * whole * price) % n === 0,
  truth: (its) => problemAnswer(its),
  printed: ({ whole, n, used, sharers, some, price, asks }) =>
    asks === 'some'
      ? [sharers, some, toNumber([1, n])]
      : asks === 'left'
        ? [whole, used, toNumber([1, n])]
        : [whole, price, toNumber([1, n])],
  words(its, _who, got) {
    const said = (value: Fraction) =>
      its.asks === 'cost'
        ? say('claim.said-money', { cost: money(Math.round((value[0] / value[1]) * 100)) })
        : say('claim.said', {
            got: its.asks === 'some' ? amount(value, unitOf(its)) : shown(value),
          })
    return {
      context: tellProblem(its),
      said: said(fractionOf(got)),
      truth: said(problemAnswer(its)),
      hints: [say(`nudge.${its.asks}`), say(`hint.${its.asks}`)],
      start: work(its),
    }
  },
  reads: readClaim,
})

function readClaim({ stem }: { stem: string }) {
  const [story = '', said = ''] = stem.split('“')
  const told = fractionsIn(story)
  const plainNumbers = [...story.replaceAll(/⟦.*?⟧/g, ' ').matchAll(/\d+/g)].map(([text]) => Number(text))
  const isMoney = story.includes('$')
  const unit = told.find(([above, below]) => above === 1 && below > 1) ?? [1, 1]
  const whole = told.find(([, below]) => below === 1)?.[0]
  const [first = 0, second = 0] = plainNumbers
  const its: Problem = {
    scene: 'lemonade',
    who: '',
    asks: isMoney ? 'cost' : whole === undefined ? 'some' : 'left',
    whole: whole ?? 0,
    n: unit[1],
    used: first,
    sharers: first,
    some: second,
    price: first,
  }
  const by = (id: keyof typeof claimed): number => toNumber(claimed[id].answer(its) ?? -1)
  const [found = [Number(/\d+(\.\d+)?/.exec(said)?.[0] ?? 0), 1] as const] = fractionsIn(said)
  return {
    got: toNumber([found[0], found[1]]),
    truth: toNumber(problemAnswer(its)),
    ways: [
      [/too early|antes de tiempo/, by('stops')],
      [/added|sumó/, by('adds')],
      [/whole unit|unidad(es)? entera/, by('units')],
      [/divided by|dividió entre/, by('whole')],
      [/multiplied|multiplicó/, by('times')],
    ] as const satisfies readonly [RegExp, number][],
  }
}

interface Back {
  thing: 'paint' | 'honey' | 'path' | 'rope' | 'sand' | 'practice' | 'flour' | 'board'
  who: string
  asks: 'size' | 'sharers' | 'start'
  whole: number
  n: number
  sharers: number
}
const things = {
  paint: { unit: 'gallon', parts: [2, 4, 8], most: 5 },
  honey: { unit: 'cup', parts: [2, 3, 4, 6], most: 8 },
  path: { unit: 'mile', parts: [2, 3, 4, 5, 8, 10], most: 6 },
  rope: { unit: 'yard', parts: [2, 3, 4, 6, 9], most: 9 },
  sand: { unit: 'pound', parts: [2, 3, 4, 5, 8], most: 9 },
  practice: { unit: 'hour', parts: [2, 3, 4, 6], most: 4 },
  flour: { unit: 'pound', parts: [2, 3, 4, 5, 8], most: 9 },
  board: { unit: 'foot', parts: [2, 3, 4, 6], most: 9 },
} as const
const thingIds = keysOf(things)
const backAnswer = ({ asks, n, sharers }: Back): Fraction => (asks === 'sharers' ? [sharers, 1] : [1, n])
// Worked by hand: 4 units make 12 pieces of 1/3; 1/3 among 5 is 1/15 each.
const four: Back = { thing: 'rope', who: 'Ana', asks: 'size', whole: 4, n: 3, sharers: 5 }
const backBugs = [
  bug<Back>({
    id: 'fraction.divides-other-way',
    answer: ({ asks, n }) => (asks === 'size' ? n : null),
    feedback: () => say('back.turned'),
    // 12 ÷ 4
    example: [four, 3],
  }),
  bug<Back>({
    id: 'fraction.picks-operation',
    answer: ({ asks, whole, n, sharers }) =>
      asks === 'size' ? whole * whole * n : asks === 'start' ? [1, n * sharers * sharers] : n * n * sharers,
    feedback: ({ asks }) =>
      say(asks === 'size' ? 'back.times' : asks === 'start' ? 'back.again' : 'back.product'),
    // 1/15 ÷ 5
    example: [{ ...four, asks: 'start' }, [1, 75]],
  }),
  bug<Back>({
    id: 'fraction.denominator-as-groups',
    answer: ({ asks, n, sharers }) => (asks === 'sharers' ? n * sharers : null),
    feedback: () => say('back.denominator'),
    example: [{ ...four, asks: 'sharers' }, 15],
  }),
]

/** The size of a piece (level 1), the number of sharers (level 2), the amount before it was shared (level 3). */
export const backwards = defineModel<Back>({
  id: 'backwards',
  minWrongAnswers: 1,
  thinking: 'work backwards',
  seconds: 70,
  standards,
  bugs: backBugs,
  task: ({ thing, asks }) => `${thing} ${asks}`,
  draw(random, level) {
    const thing = random.pick(thingIds)
    return {
      thing,
      who: someone(random),
      asks: ({ 1: 'size', 2: 'sharers', 3: 'start' } as const)[level],
      whole: random.integer(2, things[thing].most),
      n: random.pick<number>(things[thing].parts),
      sharers: random.integer(2, 9),
    }
  },
  // A block of wood is half an inch long or longer.
  fits: ({ thing, n, sharers, whole }) =>
    n !== sharers && whole !== n && n * sharers <= (thing === 'board' ? 24 : 48),
  item(its) {
    const { thing, asks, whole, n, sharers } = its
    const { unit } = things[thing]
    const who = person(its.who)
    const each = amount([1, n * sharers], unit)
    const start = amount([1, n], unit)
    const [w, u, small] = [String(whole), fractionTex([1, n]), fractionTex([1, n * sharers])]
    return {
      stem: [
        asks === 'size'
          ? say(`back.${thing}.size`, { who, have: amount([whole, 1], unit), count: whole * n })
          : asks === 'sharers'
            ? say(`back.${thing}.sharers`, { who, start, each })
            : say(`back.${thing}.start`, { who, each, sharers }),
      ],
      ...typedAmount<Back>(its, {
        key: backAnswer(its),
        ...(asks === 'sharers' ? {} : { unit }),
        bugs: backBugs,
      }),
      hints: [say(`back.nudge.${asks}`), say(`back.hint.${asks}`)],
      solution: {
        size: () => [
          say('back.why.size', { count: whole * n, whole, n }),
          say('back.so', { equation: tex(`${w}${over}${whole * n} = ${u}`) }),
          say('back.check', { equation: tex(`${w}${over}${u} = ${whole * n}`) }),
        ],
        sharers: () => [
          say('back.why.sharers', { start: tex(u), each: tex(small) }),
          say('back.so', { equation: tex(`${fractionTex([sharers, n * sharers])} = ${u}`) }),
          say('back.check', { equation: tex(`${u}${over}${sharers} = ${small}`) }),
        ],
        start: () => [
          say('back.why.start', { sharers, each: tex(small) }),
          say('back.so', { equation: tex(`${sharers}${cross}${small} = ${u}`) }),
          say('back.check', { equation: tex(`${u}${over}${sharers} = ${small}`) }),
        ],
      }[asks](),
    }
  },
  solve({ stem, interaction }) {
    const found = fractionsIn(stem)
    const numbers = [...stem.replaceAll(/⟦.*?⟧/g, ' ').matchAll(/\d+/g)].map(([text]) => Number(text))
    const [one = [1, 1], other] = found
    if (other !== undefined) return solvedFraction(one[0] * other[1], one[1] * other[0])
    if (one[1] === 1) return solvedFraction(one[0], numbers[0] ?? 1)
    return interaction.kind === 'fraction' ? solvedFraction(numbers[0] ?? 1, one[1]) : solved.number(0)
  },
})
