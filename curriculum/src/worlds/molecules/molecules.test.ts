import { expect, test } from 'vitest'
import { type Atoms, mixtures, models, molecules } from './molecules.ts'

/** Counts the atoms of each element in a formula. */
function toldBy(formula: string): Record<string, number> {
  const found: Record<string, number> = {}
  for (const [, symbol = '', digits] of formula.matchAll(/([A-Z][a-z]?)([₂₃₄]?)/gu))
    found[symbol] = (found[symbol] ?? 0) + (digits === '' ? 1 : '₂₃₄'.indexOf(digits ?? '') + 2)
  return found
}
const counted = (atoms: Atoms): Record<string, number> =>
  Object.fromEntries(
    [...new Set(atoms)].map((symbol) => [symbol, atoms.filter((each) => each === symbol).length]),
  )

test('each drawing has the atoms of its formula', () => {
  for (const { formula, bonded } of molecules) expect(counted(bonded), formula).toStrictEqual(toldBy(formula))
  for (const { formula, right, miscounted, apart } of models) {
    expect(counted(right)).toStrictEqual(toldBy(formula))
    expect(counted(miscounted)).not.toStrictEqual(toldBy(formula))
    expect(counted(apart.flat())).toStrictEqual(toldBy(formula))
  }
})

test('two molecules and one of another kind have the same atoms as what they are confused with', () => {
  for (const { one, other, same } of mixtures) {
    const atoms = same.flatMap(([each, count]) => Array.from({ length: count }, () => each).flat())
    expect(counted(atoms)).toStrictEqual(counted([...one, ...one, ...other]))
  }
})
