import { arranged, byLevel, defineModel, numbersIn, type Random, solved, tex, type Text, typed } from '#form'
import { gapBugs, gapOf, type Gap } from '#bugs/two-functions/two-functions-bugs.ts'
import { lineTex } from '#equations/line.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { at, shownIn, tell } from '#situations/linear-change/linear-change.ts'
import {
  type Differs,
  drawTwo,
  isTrueTwo,
  showTwo,
  twoIn,
  type TwoFunctions,
  worthAt,
} from '#situations/two-functions/two-functions.ts'
import { say } from './messages.gen.ts'

type Level = 1 | 2 | 3
const signs = [-1, 0, 1] as const
const picks = ['A', 'same', 'B'] as const
/** −1 where B is ahead, 1 where A is. */
const ahead = (one: number, other: number): -1 | 0 | 1 => (one > other ? 1 : one < other ? -1 : 0)
const nameOf = (side: number): (typeof picks)[number] => (side > 0 ? 'A' : side < 0 ? 'B' : 'same')

interface Which extends TwoFunctions {
  level: Level
  x: number
  shuffle: number
}
type Compared = 'rate' | 'start' | 'value'
const askedAt = {
  1: ['start', 'rate'],
  2: ['rate', 'start', 'value'],
  3: ['value', 'start', 'rate'],
} as const satisfies Record<Level, readonly Compared[]>
const formsAt = {
  1: ['words', 'table'],
  2: ['equation', 'graph'],
  3: ['facts', 'table'],
} as const

/** Which of two functions, as the question asks: the size of the rate, the start, the value at x. */
const sideBy = ({ a, b, x }: Pick<Which, 'a' | 'b' | 'x'>, by: Compared): -1 | 0 | 1 =>
  by === 'rate'
    ? ahead(Math.abs(a.slope), Math.abs(b.slope))
    : by === 'start'
      ? ahead(a.start, b.start)
      : ahead(at(a, x), at(b, x))

const steps = ({ a, b }: TwoFunctions): Text[] => [
  say('steps.a', { equation: tex(lineTex(a)) }),
  say('steps.b', { equation: tex(lineTex(b)) }),
]
const hintsOf = ({ formA, b }: TwoFunctions): Text[] => [
  say('hint.both'),
  say(formA === 'facts' ? 'hint.facts' : b.graph === null ? 'hint.table' : 'hint.graph'),
]

/** A faster rate, a higher start, a larger value: words and table (level 1), equation and graph (level 2), facts and table (level 3). */
export const whichOne = defineModel<Which, Differs>({
  id: 'which-one',
  thinking: 'compare',
  seconds: 75,
  standards: ['8.F.A.2'],
  task: ({ a, level }) => `${a.story} ${level}`,
  aim: (random) =>
    random.pick([
      ...signs.flatMap((one) => [[one, -1] as const, [one, 1] as const]),
      [1, 0],
      [-1, 0],
    ] as const),
  draw: (random, level, differs) => ({
    level,
    ...drawTwo(random, formsAt[level][0], formsAt[level][1], differs),
    x: random.integer(2, 8),
    shuffle: random.integer(0, 1e9),
  }),
  fits: (its) => isTrueTwo(its, its.x) && at(its.a, its.x) !== at(its.b, its.x),
  item(its) {
    const { level, x, shuffle } = its
    return {
      ...shownWith(its, say('which.asks')),
      ...arranged.gaps(shuffle, [
        ...askedAt[level].flatMap((by, place) => {
          const right = nameOf(sideBy(its, by))
          // Equal values at x are not drawn.
          const offered = picks.filter((each) => by !== 'value' || each !== 'same')
          const swapped = nameOf(sideBy(its, by === 'rate' ? 'start' : 'rate'))
          return [
            say(`which.${place === 0 ? 'first' : 'next'}.${by}`, { x }),
            {
              label: say(`which.label.${by}`),
              right: say(`which.is.${right}`),
              wrong: offered
                .filter((each) => each !== right)
                .map((each) => ({
                  text: say(`which.is.${each}`),
                  misconception: each === swapped ? 'line.swaps-start' : null,
                  feedback: say(`which.look.${by}`, { x }),
                })),
              keepOrder: offered.map((each) => say(`which.is.${each}`)),
            },
          ]
        }),
        '.',
      ]),
      hints: hintsOf(its),
      solution: [
        ...steps(its),
        ...(level === 1 ? [] : [say('steps.at', { x, one: at(its.a, x), two: at(its.b, x) })]),
      ],
    }
  },
  solve(shown) {
    const [a, b] = twoIn(shown)
    const { interaction } = shown
    if (interaction.kind !== 'inline-choice') throw new TypeError('expects gaps')
    const texts = interaction.parts.flatMap((part) => ('text' in part ? [part.text] : []))
    return solved.gaps(shown, (text, gap) => {
      const before = texts[gap] ?? ''
      const [{ value: x } = { value: 0 }] = numbersIn(before).slice(-1)
      const side = /changes faster|cambia más rápido/.test(before)
        ? ahead(Math.abs(worthAt(a, 1) - worthAt(a, 0)), Math.abs(worthAt(b, 1) - worthAt(b, 0)))
        : ahead(worthAt(a, x), worthAt(b, x))
      return text === { A: 'A', B: 'B', same: interaction.gaps[gap]?.options[1]?.text ?? '' }[nameOf(side)]
    })
  },
})

function shownWith(its: TwoFunctions, asks: Text) {
  const { stem, figure } = showTwo(its)
  return { stem: [...stem, asks], ...(figure === undefined ? {} : { figure }) }
}

const askedIn = (stem: string): Compared =>
  /rates of change|tasas de cambio/.test(stem) ? 'rate' : /starting|inicial/.test(stem) ? 'start' : 'value'
const gapForms = {
  rate: ['equation', 'table'],
  start: ['words', 'table'],
  value: ['facts', 'graph'],
} as const satisfies Record<Compared, readonly [TwoFunctions['formA'], 'table' | 'graph']>
const drawGap = (random: Random, asks: Compared, differs: Differs): Gap => ({
  ...drawTwo(random, gapForms[asks][0], gapForms[asks][1], differs),
  asks,
  x: random.integer(6, 10),
})
const differs = (random: Random): Differs => [random.pick([-1, 1]), random.pick([-1, 1])]
const allBugs = Object.values(gapBugs)
const isClearGap = (its: Gap): boolean => isTrueTwo(its, its.x) && gapOf(its) > 0
const gapModel = (asks: Compared) =>
  defineModel<Gap>({
    id: 'how-much',
    thinking: 'compute',
    seconds: 80,
    standards: ['8.F.A.2'],
    bugs: allBugs,
    task: ({ a }) => `${a.story} ${asks}`,
    draw: (random) => drawGap(random, asks, differs(random)),
    fits: isClearGap,
    item: (its) => ({
      ...shownWith(its, say(`much.asks.${asks}`, { x: its.x })),
      ...typed<Gap>(its, {
        label: say('much.label'),
        ...(asks === 'rate' ? { after: tell.per(its.a) } : shownIn(its.a)),
        key: gapOf(its),
        bugs: allBugs,
      }),
      hints: hintsOf(its),
      solution: [
        ...steps(its),
        ...(asks === 'value'
          ? [say('steps.at', { x: its.x, one: at(its.a, its.x), two: at(its.b, its.x) })]
          : []),
        say(`much.so.${asks}`, { gap: gapOf(its) }),
      ],
    }),
    solve(shown) {
      const [a, b] = twoIn(shown)
      const x = numbersIn(shown.stem).at(-1)?.value ?? 0
      const [at0, at1] = [worthAt(a, 0) - worthAt(b, 0), worthAt(a, 1) - worthAt(b, 1)]
      return solved.number(
        Math.abs({ rate: at1 - at0, start: at0, value: worthAt(a, x) - worthAt(b, x) }[asks]),
      )
    },
  })

/** The difference of the rates (level 1), the starting values (level 2), the values at an x (level 3). */
export const howMuch = byLevel(
  { 1: gapModel('rate'), 2: gapModel('start'), 3: gapModel('value') },
  ({ stem }) => (askedIn(stem) === 'start' ? 2 : askedIn(stem) === 'value' ? 3 : 1),
)

const { squares: _notClaimed, ...claimedBugs } = gapBugs
const faults = faultsBy<Gap, keyof typeof claimedBugs>(claimedBugs, (id, who) => say(`claim.${id}`, { who }))
const claimed = (asks: Compared) => (random: Random) => drawGap(random, asks, differs(random))

/** Somebody’s difference: of the rates (level 1), the starting values (level 2), the values at an x (level 3). */
export const findMistake = claimModel<Gap>({
  seconds: 90,
  standards: ['8.F.A.2'],
  task: ({ a, asks }) => `${a.story} ${asks}`,
  kinds: {
    1: [{ draw: claimed('rate'), faults: faults('swaps', 'step', 'adds') }],
    2: [{ draw: claimed('start'), faults: faults('swaps', 'first', 'adds') }],
    3: [{ draw: claimed('value'), faults: faults('drops', 'one') }],
  },
  truth: gapOf,
  fits: isClearGap,
  isSaid: (got) => got !== 0,
  words(its, _who, got) {
    const { stem, figure } = showTwo(its)
    return {
      context: [...stem, say(`claim.about.${its.asks}`, { x: its.x })],
      ...(figure === undefined ? {} : { figure }),
      said: say('claim.said', { gap: tex(String(got)) }),
      truth: say('claim.truth', { gap: tex(String(gapOf(its))) }),
      hints: hintsOf(its),
      start: steps(its),
    }
  },
  reads(shown) {
    const numbers = numbersIn(shown.stem).map(({ value }) => value)
    const [a, b] = twoIn(shown)
    const asks = askedIn(shown.stem)
    const x = numbers.at(-2) ?? 0
    const { figure } = shown
    const [row = [], next = []] = figure?.kind === 'table' ? figure.rows : []
    const [first, second] = [Number(row[0] ?? 0), Number(next[0] ?? 0)]
    const start = worthAt(a, 0) - worthAt(b, 0)
    const [m, n] = [a, b].map((line) => worthAt(line, 1) - worthAt(line, 0))
    const rate = (m ?? 0) - (n ?? 0)
    const value = worthAt(a, x) - worthAt(b, x)
    return {
      got: numbers.at(-1) ?? 0,
      truth: Math.abs({ rate, start, value }[asks]),
      ways: [
        [/mixed up|confundió/, Math.abs(asks === 'rate' ? start : rate)],
        [/from row to row|de una fila/, Math.abs((m ?? 0) - (second - first) * (n ?? 0))],
        [/first row|primera fila/, Math.abs(worthAt(a, 0) - worthAt(b, first))],
        [/added|sumó/, Math.abs(asks === 'start' ? worthAt(a, 0) + worthAt(b, 0) : (m ?? 0) + (n ?? 0))],
        [/changes alone|solo los cambios/, Math.abs(rate * x)],
        [/only function A|solo la función A/, worthAt(a, x)],
      ],
    }
  },
})

const statements = ['faster', 'higher', 'later', 'gap'] as const
type Statement = (typeof statements)[number]
interface Stated extends TwoFunctions {
  level: Level
  x: number
  /** Of each statement, whether it names A. */
  namesA: boolean[]
  said: number
  shuffle: number
}
const isTrueOf = (its: Stated, id: Statement): boolean => {
  const side = its.namesA[statements.indexOf(id)] === true ? 1 : -1
  if (id === 'gap') return its.said === Math.abs(its.a.start - its.b.start)
  return sideBy(its, ({ faster: 'rate', higher: 'start', later: 'value' } as const)[id]) === side
}

/** Statements about two functions: words and table (level 1), equation and graph (level 2), facts and table (level 3). */
export const sortStatements = defineModel<Stated>({
  id: 'sort-statements',
  thinking: 'explain',
  seconds: 90,
  standards: ['8.F.A.2'],
  task: ({ a, level, namesA }) => `${a.story} ${level} ${namesA.slice(0, 2).join()}`,
  draw(random, level) {
    const two = drawTwo(random, formsAt[level][0], formsAt[level][1], differs(random))
    const gap = Math.abs(two.a.start - two.b.start)
    return {
      ...two,
      level,
      x: random.integer(5, 8),
      namesA: statements.map(() => random.chance(0.5)),
      said: random.chance(0.5) ? gap : Math.abs(two.a.slope - two.b.slope) + random.integer(0, 1),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: (its) =>
    isTrueTwo(its, its.x) &&
    its.said > 0 &&
    at(its.a, its.x) !== at(its.b, its.x) &&
    new Set(statements.map((id) => isTrueOf(its, id))).size === 2,
  item(its) {
    const { x, said, namesA, shuffle } = its
    const textOf = (id: Statement): Text =>
      id === 'gap'
        ? say('sort.gap', { said })
        : say(`sort.${id}`, { name: namesA[statements.indexOf(id)] === true ? 'A' : 'B', x })
    return {
      ...shownWith(its, say('sort.asks')),
      ...sortCards({
        shuffle,
        categories: [say('sort.true'), say('sort.false')],
        cards: statements.map((id) => ({
          text: textOf(id),
          place: isTrueOf(its, id) ? 0 : 1,
          elsewhere:
            id === 'later'
              ? { misconception: 'model.one-plan-only', feedback: say('which.look.value', { x }) }
              : {
                  misconception: 'line.swaps-start',
                  feedback: say(`which.look.${id === 'faster' ? 'rate' : 'start'}`),
                },
        })),
        slip: { misconception: 'line.swaps-start', feedback: say('hint.both') },
      }),
      hints: hintsOf(its),
      solution: [...steps(its), say('steps.at', { x, one: at(its.a, x), two: at(its.b, x) })],
    }
  },
  solve(shown) {
    const [a, b] = twoIn(shown)
    return solved.sort(shown, (card) => {
      const side = / A /.test(` ${card}`) ? 1 : -1
      const [number] = numbersIn(card).slice(-1)
      if (/apart|diferencia/.test(card))
        return number?.value === Math.abs(worthAt(a, 0) - worthAt(b, 0)) ? 0 : 1
      const [one, other] = /faster|rápido/.test(card)
        ? [a, b].map((line) => Math.abs(worthAt(line, 1) - worthAt(line, 0)))
        : [a, b].map((line) => worthAt(line, number?.value ?? 0))
      return ahead(one ?? 0, other ?? 0) === side ? 0 : 1
    })
  },
})
