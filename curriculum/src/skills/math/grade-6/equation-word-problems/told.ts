import { type Exact, exact, keysOf, money, type Random, tex, type Text, tidy, toNumber } from '#form'
import { calculate, isFraction, isSame, numberTex } from '#equations/exact.ts'
import { type OneStep, solutionOf, solvedBy } from '#equations/one-step.ts'
import { lowest, mixedTex } from '#fractions/fraction.ts'
import { amount } from '#fractions/written.ts'
import { person, twoPeople } from '#people/people.ts'
import type { UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'

export const standards = ['6.EE.B.7']

type Span = readonly [from: number, to: number, step: number]
interface Ranges {
  form: 'plus' | 'times'
  letter: string
  /** A span, or fractions. */
  by: Span | readonly (readonly [number, number])[]
  value: Span | readonly (readonly [number, number])[]
  /** The numbers that are dollars. */
  money?: 'both' | 'result'
  /** The unit of a fraction or mixed number. */
  units?: { by?: UnitId; result?: UnitId }
}
const parts = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [3, 8],
  [5, 8],
] as const
const mixed = [
  [3, 2],
  [5, 4],
  [7, 4],
  [5, 2],
  [9, 4],
  [8, 3],
  [11, 4],
  [13, 8],
] as const
/** Heights of desks, in feet. */
const desks = [
  [9, 4],
  [5, 2],
  [11, 4],
] as const
const fractionsOf = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [5, 6],
  [3, 8],
] as const
const stories = {
  decimals: {
    backpack: { form: 'plus', letter: 'b', by: [1.2, 2.9, 0.1], value: [3.5, 9.4, 0.1] },
    plant: { form: 'plus', letter: 'h', by: [2.3, 6.8, 0.1], value: [11.5, 28.5, 0.25] },
    jug: { form: 'plus', letter: 'j', by: [0.4, 1.9, 0.05], value: [0.6, 2.9, 0.1] },
    savings: { form: 'plus', letter: 'd', by: [8.5, 24.5, 0.25], value: [6.25, 30, 0.25], money: 'both' },
    apples: { form: 'times', letter: 'p', by: [1.5, 4.5, 0.5], value: [1.2, 3.8, 0.1], money: 'result' },
    tickets: { form: 'times', letter: 't', by: [3, 9, 1], value: [6.25, 12.75, 0.25], money: 'result' },
    swim: { form: 'times', letter: 'm', by: [3, 9, 1], value: [0.4, 1.8, 0.1] },
    bows: { form: 'times', letter: 'b', by: [0.4, 0.9, 0.1], value: [6, 24, 1] },
    speed: { form: 'times', letter: 's', by: [1.5, 4.5, 0.5], value: [8, 15, 1] },
  },
  fractions: {
    hike: { form: 'plus', letter: 'm', by: mixed, value: mixed, units: { by: 'mile', result: 'mile' } },
    milk: { form: 'plus', letter: 'c', by: parts, value: mixed, units: { by: 'cup', result: 'cup' } },
    rain: { form: 'plus', letter: 'r', by: parts, value: parts, units: { by: 'inch', result: 'inch' } },
    cloth: { form: 'plus', letter: 't', by: mixed, value: parts, units: { by: 'yard', result: 'yard' } },
    fence: { form: 'times', letter: 'f', by: fractionsOf, value: [24, 120, 24] },
    club: { form: 'times', letter: 's', by: fractionsOf, value: [24, 120, 24] },
    batches: {
      form: 'times',
      letter: 'b',
      by: parts,
      value: [3, 11, 1],
      units: { by: 'cup', result: 'cup' },
    },
    laps: { form: 'times', letter: 'n', by: parts, value: [5, 14, 1], units: { by: 'mile', result: 'mile' } },
  },
  compare: {
    boots: { form: 'plus', letter: 's', by: [8.5, 24.75, 0.25], value: [28, 60, 0.25], money: 'both' },
    runner: { form: 'times', letter: 'k', by: [1.5, 3.5, 0.5], value: [2.2, 6.8, 0.2] },
    dog: { form: 'times', letter: 'c', by: [1.5, 4.5, 0.5], value: [3.2, 5.8, 0.2] },
    bottle: { form: 'plus', letter: 'g', by: [0.35, 1.2, 0.05], value: [0.2, 0.6, 0.05] },
    shelf: { form: 'plus', letter: 'd', by: mixed, value: desks, units: { by: 'foot', result: 'foot' } },
    pitcher: { form: 'times', letter: 'b', by: fractionsOf, value: [12, 18, 1], units: { result: 'cup' } },
    sale: { form: 'times', letter: 'u', by: fractionsOf, value: [48, 160, 8], money: 'result' },
    rope: { form: 'times', letter: 'c', by: fractionsOf, value: [12, 60, 12] },
  },
} as const satisfies Record<string, Record<string, Ranges>>
export type Telling = keyof typeof stories
export type StoryId = { [Kind in Telling]: keyof (typeof stories)[Kind] & string }[Telling]
const all: Readonly<Record<StoryId, Ranges>> = {
  ...stories.decimals,
  ...stories.fractions,
  ...stories.compare,
}
export const tellings = { 1: 'decimals', 2: 'fractions', 3: 'compare' } as const

/** An equation with the story that leads to it, and the people in it. */
export interface Told extends OneStep {
  form: 'plus' | 'times'
  story: StoryId
  who: string
  friend: string
}
const isSpan = (of: Ranges['by']): of is Span => typeof of[0] === 'number'
function pickIn(random: Random, of: Ranges['by']): Exact {
  if (!isSpan(of)) return random.pick(of)
  const [from, to, step] = of
  return tidy(from + step * random.integer(0, Math.round((to - from) / step)))
}
/** The stories of a telling, those with one form or all. */
export const storiesOf = (telling: Telling, form?: Told['form']): StoryId[] =>
  keysOf(stories[telling]).filter((id) => form === undefined || all[id].form === form)

export function drawTold(random: Random, some: readonly StoryId[]): Told {
  const story = random.pick(some)
  const { form, letter, by: byRange, value } = all[story]
  const by = pickIn(random, byRange)
  const [who, friend] = twoPeople(random)
  return { story, who, friend, ...solvedBy(form, letter, pickIn(random, value), by), form }
}
/** Whether the numbers are easy and no two are the same; amounts that are counted or paid come out even. */
export function fitsTold(told: Told): boolean {
  const { by, result, story } = told
  const value = solutionOf(told)
  const { money: dollars, units } = all[story]
  const isCounted = story === 'fence' || story === 'club' || story === 'rope' || story === 'sale'
  return (
    !isSame(by, result) &&
    !isSame(value, result) &&
    !isSame(value, by) &&
    ![by, result, value].some((each) => toNumber(each) === 1) &&
    (!isCounted || Number.isInteger(toNumber(result))) &&
    (dollars === undefined || Number.isInteger(tidy(100 * toNumber(result)))) &&
    (units === undefined || !isFraction(result) || result[1] <= 12) &&
    (isFraction(result) || Number.isInteger(tidy(100 * toNumber(result))))
  )
}

/** `2\frac{3}{4}`, `3.5`. */
export const numberIn = (value: Exact): string =>
  isFraction(value) ? mixedTex(lowest([value[0], value[1]])) : numberTex(value)
export function equationOf({ form, letter, by, result }: Told): string {
  const left = form === 'plus' ? `${letter} + ${numberIn(by)}` : `${numberIn(by)}${letter}`
  return `${left} = ${numberIn(result)}`
}
/** As it is typed: `(3/4)x=12`, `x-2.5=4`. */
export function plainOf(form: OneStep['form'], letter: string, by: Exact, result: Exact): string {
  const number = isFraction(by) ? `(${exact(by)})` : exact(by)
  const left = {
    plus: `${letter}+${number}`,
    minus: `${letter}-${number}`,
    times: `${number}${letter}`,
    over: `${letter}/${number}`,
  }[form]
  return `${left}=${exact(result)}`
}

/** The story, and what the letter is in it. */
export function tell(told: Told): { told: Text; unknown: Text } {
  const { story, by, result } = told
  const { money: dollars, units } = all[story]
  const shown = (value: Exact, isMoney: boolean, unit: UnitId | undefined) => {
    if (isMoney) return money(Math.round(100 * toNumber(value)))
    if (unit !== undefined) return amount(isFraction(value) ? lowest([value[0], value[1]]) : [value, 1], unit)
    return isFraction(value) ? tex(numberIn(value)) : toNumber(value)
  }
  const values = {
    who: person(told.who),
    friend: person(told.friend),
    by: shown(by, dollars === 'both', units?.by),
    result: shown(result, dollars !== undefined, units?.result),
  }
  return { told: say(`story.${story}.told`, values), unknown: say(`story.${story}.unknown`, values) }
}

/** Hints and the steps to the solution. */
export function explain(told: Told): { hints: Text[]; work: Text[] } {
  const { form, letter, by, result } = told
  const value = solutionOf(told)
  const flipped = isFraction(by) ? calculate([by[1], by[0]], 'times', 1) : by
  const worked =
    form === 'plus'
      ? `${numberIn(result)} − ${numberIn(by)} = ${numberIn(value)}`
      : isFraction(by)
        ? String.raw`${numberIn(result)} \times ${numberTex(flipped)} = ${numberIn(value)}`
        : String.raw`${numberIn(result)} \div ${numberIn(by)} = ${numberIn(value)}`
  const terms = {
    letter: tex(letter),
    by: tex(numberIn(by)),
    result: tex(numberIn(result)),
    unknown: tell(told).unknown,
    equation: tex(equationOf(told)),
    worked: tex(worked),
    solution: tex(`${letter} = ${numberIn(value)}`),
  }
  const kind = form === 'plus' ? 'plus' : isFraction(by) ? 'part' : 'times'
  return {
    hints: [say('hint.nudge', terms), say(`hint.${form}`, terms)],
    work: [
      say('work.let', terms),
      say(`work.${form}`, terms),
      say(`work.undo.${kind}`, terms),
      say('work.so', terms),
    ],
  }
}
