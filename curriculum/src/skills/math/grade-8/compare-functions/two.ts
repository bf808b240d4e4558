import { arranged, byLevel, defineModel, numbersIn, solved, tex, typed } from '#form'
import type { Level, Random, Text } from '#form'
import { gapBugs, gapOf, type Gap } from '#bugs/two-functions/two-functions-bugs.ts'
import { lineTex } from '#equations/line.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { at, shownIn, tell } from '#situations/linear-change/linear-change.ts'
import {
  type Differs,
  drawTwo,
  gapsIn,
  isTrueTwo,
  rateIn,
  showTwo,
  twoIn,
  type TwoFunctions,
  worthAt,
} from '#situations/two-functions/two-functions.ts'
import { say } from './messages.gen.ts'

const signs = [-1, 0, 1] as const
const picks = ['A', 'same', 'B'] as const
/** −1 where B is ahead, 1 where A is. */
const ahead = (one: number, other: number): -1 | 0 | 1 => (one > other ? 1 : one < other ? -1 : 0)
const nameOf = (side: number): (typeof picks)[number] => (side > 0 ? 'A' : side < 0 ? 'B' : 'same')

interface AtX extends TwoFunctions {
  x: number
}
interface Which extends AtX {
  level: Level
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
const sideBy = ({ a, b, x }: AtX, by: Compared): -1 | 0 | 1 =>
  by === 'rate'
    ? ahead(Math.abs(a.slope), Math.abs(b.slope))
    : by === 'start'
      ? ahead(a.start, b.start)
      : ahead(at(a, x), at(b, x))

const steps = ({ a, b }: TwoFunctions): Text[] => [
  say('steps.a', { equation: tex(lineTex(a)) }),
  say('steps.b', { equation: tex(lineTex(b)) }),
]
const valuesAt = ({ a, b, x }: AtX): Text => say('steps.at', { x, one: at(a, x), two: at(b, x) })
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
      solution: [...steps(its), ...(level === 1 ? [] : [valuesAt(its)])],
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
        ? ahead(Math.abs(rateIn(a)), Math.abs(rateIn(b)))
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
const differs = (random: Random): Differs => [random.pick([-1, 1]), random.pick([-1, 1])]
const drawGap =
  (asks: Compared) =>
  (random: Random): Gap => ({
    ...drawTwo(random, gapForms[asks][0], gapForms[asks][1], differs(random)),
    asks,
    x: random.integer(6, 10),
  })
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
    draw: drawGap(asks),
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
        ...(asks === 'value' ? [valuesAt(its)] : []),
        say(`much.so.${asks}`, { gap: gapOf(its) }),
      ],
    }),
    solve(shown) {
      const [a, b] = twoIn(shown)
      return solved.number(Math.abs(gapsIn(a, b, numbersIn(shown.stem).at(-1)?.value ?? 0)[asks]))
    },
  })

/** The difference of the rates (level 1), the starting values (level 2), the values at an x (level 3). */
export const howMuch = byLevel(
  { 1: gapModel('rate'), 2: gapModel('start'), 3: gapModel('value') },
  ({ stem }) => (askedIn(stem) === 'start' ? 2 : askedIn(stem) === 'value' ? 3 : 1),
)

const { squares: _notClaimed, ...claimedBugs } = gapBugs
const faults = faultsBy<Gap, keyof typeof claimedBugs>(claimedBugs, (id, who) => say(`claim.${id}`, { who }))

/** Somebody’s difference: of the rates (level 1), the starting values (level 2), the values at an x (level 3). */
export const findMistake = claimModel<Gap>({
  seconds: 90,
  standards: ['8.F.A.2'],
  task: ({ a, asks }) => `${a.story} ${asks}`,
  kinds: {
    1: [{ draw: drawGap('rate'), faults: faults('swaps', 'step', 'adds') }],
    2: [{ draw: drawGap('start'), faults: faults('swaps', 'first', 'adds') }],
    3: [{ draw: drawGap('value'), faults: faults('drops', 'one') }],
  },
  truth: gapOf,
  fits: isClearGap,
  isSaid: (got) => got !== 0,
  words(its, _who, got) {
    const { stem: context, ...figure } = shownWith(its, say(`claim.about.${its.asks}`, { x: its.x }))
    return {
      context,
      ...figure,
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
    const [row = [], next = []] = shown.figure?.kind === 'table' ? shown.figure.rows : []
    const [first, second] = [Number(row[0] ?? 0), Number(next[0] ?? 0)]
    const [m, n] = [rateIn(a), rateIn(b)]
    const told = gapsIn(a, b, x)
    return {
      got: numbers.at(-1) ?? 0,
      truth: Math.abs(told[asks]),
      ways: [
        [/mixed up|confundió/, Math.abs(asks === 'rate' ? told.start : told.rate)],
        [/from row to row|de una fila/, Math.abs(m - (second - first) * n)],
        [/first row|primera fila/, Math.abs(worthAt(a, 0) - worthAt(b, first))],
        [/added|sumó/, Math.abs(asks === 'start' ? worthAt(a, 0) + worthAt(b, 0) : m + n)],
        [/changes alone|solo los cambios/, Math.abs(told.rate * x)],
        [/only function A|solo la función A/, worthAt(a, x)],
      ],
    }
  },
})

const statements = ['faster', 'higher', 'later', 'gap'] as const
type Statement = (typeof statements)[number]
interface Stated extends Which {
  /** Of each statement, whether it names A. */
  namesA: boolean[]
  said: number
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
      solution: [...steps(its), valuesAt(its)],
    }
  },
  solve(shown) {
    const [a, b] = twoIn(shown)
    return solved.sort(shown, (card) => {
      const side = / A /.test(` ${card}`) ? 1 : -1
      const value = numbersIn(card).at(-1)?.value ?? 0
      if (/apart|diferencia/.test(card)) return value === Math.abs(gapsIn(a, b, 0).start) ? 0 : 1
      const [one, other] = [a, b].map((line) =>
        /faster|rápido/.test(card) ? Math.abs(rateIn(line)) : worthAt(line, value),
      )
      return ahead(one ?? 0, other ?? 0) === side ? 0 : 1
    })
  },
})
