import type { Random } from '../../random.ts'

/**
 * Bottle tests of lake water: algae after a week with nothing added, with nitrogen, with phosphorus, and with both. The
 * nutrient that runs out first sets the limit (Liebig’s law of the minimum; the test follows Schindler 1977 and Elser
 * et al. 2007).
 */
export const limits = ['nitrogen', 'phosphorus', 'both', 'other'] as const
export type Limit = (typeof limits)[number]

/** Thousands of cells per mL: control, with nitrogen, with phosphorus, with both. */
export type Bottles = readonly [control: number, nitrogen: number, phosphorus: number, both: number]

/** Thresholds for a clear result: the bottle grew much more than the control, or about the same. */
const grew = 1.6
const same = 1.2

/** The relative error of a count. */
const scatter = 0.08

/** The number of cells that each supply can feed in a bottle; the smallest supply sets the limit. */
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

/** The limiting nutrient according to the counts; undefined if a bottle is ambiguous. */
export function limitOf([control, nitrogen, phosphorus, both]: Bottles): Limit | undefined {
  const ratios = [nitrogen, phosphorus, both].map((count) => count / control)
  if (ratios.some((ratio) => ratio > same && ratio < grew)) return undefined
  const [byNitrogen, byPhosphorus, byBoth] = ratios.map((ratio) => ratio >= grew)
  if (byBoth !== true) return byNitrogen === true || byPhosphorus === true ? undefined : 'other'
  if (byNitrogen === true && byPhosphorus === true) return undefined
  return byNitrogen === true ? 'nitrogen' : byPhosphorus === true ? 'phosphorus' : 'both'
}
