import { tidy } from '../bugs/bug.ts'
import { numbersIn } from '../form/numbers-in.ts'
import { solved } from '../form/solving.ts'
import type { Response, Shown } from '../item.ts'
import type { Random } from '../random.ts'
import { sortedBy } from '../shapes/order-by/order-by.ts'

/** The factor of a percent change; negative percents are decreases. */
export const factorOf = (percent: number): number => tidy(1 + percent / 100)

/** The factors of successive changes: `1.2 \times 0.9`. */
export const factorsTex = (percents: readonly number[]): string =>
  percents.map(factorOf).join(String.raw` \times `)
/** Only the percents, as decimals. */
export const partsTex = (percents: readonly number[]): string =>
  percents.map((percent) => tidy(Math.abs(percent) / 100)).join(String.raw` \times `)

/** Whether no two factors are equal, and none equals the percent of the last change. */
export const haveOwnFactors = (changes: readonly (readonly number[])[]): boolean => {
  const product = (factors: readonly number[]): number =>
    tidy(factors.reduce((all, factor) => all * factor, 1))
  const values = changes.map((percents) => product(percents.map(factorOf)))
  const parts = product((changes.at(-1) ?? []).map((percent) => Math.abs(percent) / 100))
  return new Set([...values, parts]).size === changes.length + 1
}

/** Four changes of one or two steps each; they test the difference between 1.05 and 1.5, or the order of signs. */
export function drawFactors(random: Random, form: 'tens' | 'places' | 'twice'): number[][] {
  const [p = 10, q = 20] = random.sample([10, 15, 20, 25, 30, 40, 60, 70, 80], 2)
  const small = random.integer(2, 9)
  return {
    tens: [[p], [-p], [q], [-q]],
    places: [[small], [10 * small], [-small], [-10 * small]],
    twice: [
      [p, q],
      [p, -q],
      [-p, q],
      [-p, -q],
    ],
  }[form]
}

/** Four changes of different things, ordered by percent. */
export interface Changes {
  thing: 'followers' | 'members' | 'visitors' | 'trees' | 'books' | 'downloads'
  kind: 'up' | 'down' | 'both'
  changes: { start: number; percent: number }[]
}
export type Change = Changes['changes'][number]

export const endOf = ({ start, percent }: Change): number => tidy(start * factorOf(percent))
export const amountOf = (change: Change): number => endOf(change) - change.start

type Measure = (change: Change) => number
const percentOf: Measure = ({ percent }) => percent
/** Orders changes from the smallest to the greatest; decreases starting with the smallest decrease. */
export const rankOf =
  (kind: Changes['kind'], by = percentOf): Measure =>
  (change) =>
    kind === 'down' ? -by(change) : by(change)

export function drawChanges(random: Random, kind: Changes['kind']): Changes {
  const signs = { up: [1, 1, 1, 1], down: [-1, -1, -1, -1], both: [-1, -1, 1, 1] }[kind]
  const sizes = random.sample([5, 10, 20, 25, 30, 40, 50, 60], 4)
  const changes = sizes.map((size, at) => ({
    start: 20 * random.integer(1, 25),
    percent: size * (signs[at] ?? 1),
  }))
  return {
    thing: random.pick(['followers', 'members', 'visitors', 'trees', 'books', 'downloads']),
    kind,
    changes: sortedBy(changes, rankOf(kind)),
  }
}

/** Whether numbers are whole, and ordering by amounts differs from ordering by percents. */
export const areTelling = ({ changes, kind }: Changes): boolean =>
  changes.every((each) => Number.isInteger(endOf(each))) &&
  new Set(changes.map(amountOf)).size === changes.length &&
  sortedBy(changes, rankOf(kind, amountOf)).some((each, at) => each !== changes[at])

/** Orders cards with two numbers each by the change relative to the first number. */
export function solveChanges(shown: Shown): Response {
  const rateOf = (text: string): number => {
    const [from = 1, to = 1] = numbersIn(text).map(({ value }) => value)
    return (to - from) / from
  }
  const { interaction } = shown
  const isDown = interaction.kind === 'order' && interaction.options.every(({ text }) => rateOf(text) < 0)
  return solved.order(shown, (text) => (isDown ? -rateOf(text) : rateOf(text)))
}
