import type { Random } from '../../random.ts'

/**
 * Bottle tests of lake water: algae after a week with nothing added, with nitrogen, with phosphorus, and with both. What
 * runs short first sets the limit (Liebig’s law of the minimum; the test is that of Schindler 1977 and Elser et al. 2007).
 */
export const limits = ['nitrogen', 'phosphorus', 'both', 'other'] as const
export type Limit = (typeof limits)[number]

/** Thousands of cells in each mL: control, with nitrogen, with phosphorus, with both. */
export type Bottles = readonly [control: number, nitrogen: number, phosphorus: number, both: number]

/** What a bottle is clear about: it grew much more than the control, or about as much. */
const grew = 1.6
const same = 1.25

/** How far a count is off, as a part of it. */
const scatter = 0.08

/** How many cells each supply could feed in a bottle; the smallest sets the limit. */
function suppliesOf(random: Random, limit: Limit) {
  const short = random.integer(18, 32)
  const enough = short * (random.integer(24, 34) / 10)
  const light = short * (random.integer(42, 52) / 10)
  switch (limit) {
    case 'nitrogen':
      return { nitrogen: short, phosphorus: enough, light }
    case 'phosphorus':
      return { nitrogen: enough, phosphorus: short, light }
    case 'both':
      return { nitrogen: short, phosphorus: short, light }
    case 'other':
      return { nitrogen: enough, phosphorus: enough, light: short }
  }
}

export function drawBottles(random: Random, limit: Limit): Bottles {
  const { nitrogen, phosphorus, light } = suppliesOf(random, limit)
  const count = (fedByNitrogen: number, fedByPhosphorus: number): number =>
    Math.round(
      Math.min(fedByNitrogen, fedByPhosphorus, light) * (1 + (scatter * random.integer(-100, 100)) / 100),
    )
  return [
    count(nitrogen, phosphorus),
    count(Infinity, phosphorus),
    count(nitrogen, Infinity),
    count(Infinity, Infinity),
  ]
}

/** What the counts say of the limit; undefined where a bottle can be read either way. */
export function limitOf([control, nitrogen, phosphorus, both]: Bottles): Limit | undefined {
  const ratios = [nitrogen, phosphorus, both].map((count) => count / control)
  if (ratios.some((ratio) => ratio > same && ratio < grew)) return undefined
  const [byNitrogen, byPhosphorus, byBoth] = ratios.map((ratio) => ratio >= grew)
  if (byBoth !== true) return byNitrogen === true || byPhosphorus === true ? undefined : 'other'
  if (byNitrogen === true && byPhosphorus === true) return undefined
  return byNitrogen === true ? 'nitrogen' : byPhosphorus === true ? 'phosphorus' : 'both'
}
