import type { Quantity, Text } from '@skills-center/messages/values'
import { greatestCommonFactor } from '../../math/fractions.ts'
import type { Random } from '../../random.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { drawRatio } from '../mixes/mixes.ts'
import { say } from './messages.gen.ts'
import { type Grouped, groupedParts, groups, someGroup, tell } from './two-groups.ts'

export type Pair = readonly [first: number, second: number]

/** A group that changed; `one` and `other` are the amounts asked about. */
export interface Changed extends Grouped {
  /** The given amounts: their ratio in lowest terms, and its multiple. */
  told: Pair
  times: number
  /** The kind that arrived or left, and how many. */
  of: 'one' | 'other'
  by: number
  came: boolean
  /** Whether the question is about the ratio before or after the change. */
  asks: 'before' | 'after'
}

/** The pair after a change of one kind. */
export const moved = ([one, other]: Pair, of: Changed['of'], by: number): Pair =>
  of === 'one' ? [one + by, other] : [one, other + by]

/** The change of that kind, toward the amounts asked about. */
export const changeOf = ({ by, came, asks }: Pick<Changed, 'by' | 'came' | 'asks'>): number =>
  came === (asks === 'after') ? by : -by

/** The given amounts, and the number that arrived or left. */
export function toldIn({
  group,
  told: [a, b],
  times,
  of,
  by,
}: Changed): Record<'ones' | 'others' | 'whole' | 'some', Quantity<UnitId>> {
  const { one, other, whole } = groups[group]
  return {
    ones: quantity(a * times, one),
    others: quantity(b * times, other),
    whole: quantity((a + b) * times, whole),
    some: quantity(by, groups[group][of]),
  }
}

export function drawChange(random: Random): Changed {
  const told = drawRatio(random)
  const times = random.integer(2, 6)
  const of = random.pick(['one', 'other'] as const)
  const [by, came] = [random.integer(2, 9), random.chance(0.5)]
  const asks = random.pick(['before', 'after'] as const)
  const [one, other] = moved([told[0] * times, told[1] * times], of, changeOf({ by, came, asks }))
  return { group: someGroup(random), one, other, first: 'one', to: 'part', told, times, of, by, came, asks }
}

/** Whether the amounts are realistic, with a different ratio that is not in lowest terms. */
export const isClearChange = ({ one, other, told: [a, b], times }: Changed): boolean =>
  Math.min(one, other) >= 2 &&
  one !== other &&
  (a + b) * times <= 60 &&
  greatestCommonFactor(one, other) > 1 &&
  one * b !== other * a

/** The original number and ratio, and who arrived or left; reversed for questions about the time before. */
export function tellChange(changed: Changed): Text[] {
  const { group, asks, told, came } = changed
  const { part, rest } = groupedParts(changed)
  const { whole, some } = toldIn(changed)
  const change = came ? tell.came(group, { some }) : tell.left(group, { some })
  const ratio = say(`ratio.${asks}`, { part, rest, a: told[0], b: told[1] })
  return asks === 'after'
    ? [tell.had(group, { whole }), ratio, change]
    : [change, tell.now(group, { whole }), ratio]
}

const grows =
  / (?:came|joined|drove into|put into|delivered|more|planted|returned|landed|llegaron|entraron|pusieron|trajeron|recibió|plantaron|devolvieron)(?= |\.)/

/**
 * Reads such a story in either language: the number that arrived or left, the change to apply, and both given amounts.
 */
export function changeTold(stem: string): { some: number; by: number; amounts: Pair } {
  const [k = 0, l = 0, m = 0, n = 0] = (stem.match(/\d+/g) ?? []).map(Number)
  const isBefore =
    stem.search(/ratio of|razón de/) > stem.search(/[Nn]ow|[Aa]hora/) && !/had|había|tenía/.test(stem)
  const [some, whole, a, b] = isBefore ? [k, l, m, n] : [n, k, l, m]
  const by = grows.test(stem) === isBefore ? -some : some
  return { some, by, amounts: [(whole * a) / (a + b), (whole * b) / (a + b)] }
}
