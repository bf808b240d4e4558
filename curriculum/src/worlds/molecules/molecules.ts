import { keysOf } from '../../keys-of.ts'
/** Atoms in the order in which a drawing connects them. */
export type Atoms = readonly string[]

interface Molecule {
  formula: string
  bonded: Atoms
}

/** Substances with small molecules. */
export const molecules: readonly Molecule[] = [
  { formula: 'H₂', bonded: ['H', 'H'] },
  { formula: 'O₂', bonded: ['O', 'O'] },
  { formula: 'N₂', bonded: ['N', 'N'] },
  { formula: 'Cl₂', bonded: ['Cl', 'Cl'] },
  { formula: 'O₃', bonded: ['O', 'O', 'O'] },
  { formula: 'H₂O', bonded: ['H', 'O', 'H'] },
  { formula: 'H₂O₂', bonded: ['H', 'O', 'O', 'H'] },
  { formula: 'CO', bonded: ['C', 'O'] },
  { formula: 'CO₂', bonded: ['O', 'C', 'O'] },
  { formula: 'CS₂', bonded: ['S', 'C', 'S'] },
  { formula: 'CH₄', bonded: ['C', 'H', 'H', 'H', 'H'] },
  { formula: 'CCl₄', bonded: ['C', 'Cl', 'Cl', 'Cl', 'Cl'] },
  { formula: 'C₂H₂', bonded: ['H', 'C', 'C', 'H'] },
  { formula: 'NH₃', bonded: ['N', 'H', 'H', 'H'] },
  { formula: 'NO', bonded: ['N', 'O'] },
  { formula: 'NO₂', bonded: ['O', 'N', 'O'] },
  { formula: 'N₂O', bonded: ['N', 'N', 'O'] },
  { formula: 'HCl', bonded: ['H', 'Cl'] },
  { formula: 'HCN', bonded: ['H', 'C', 'N'] },
  { formula: 'SO₂', bonded: ['O', 'S', 'O'] },
  { formula: 'SO₃', bonded: ['S', 'O', 'O', 'O'] },
]
export const isElement = ({ bonded }: Pick<Molecule, 'bonded'>): boolean => new Set(bonded).size === 1

/** A formula with wrong models of it: a subscript on the wrong atom or left out, and the atoms unconnected. */
export const models: readonly {
  formula: string
  right: Atoms
  miscounted: Atoms
  apart: readonly Atoms[]
}[] = [
  { formula: 'H₂O', right: ['H', 'O', 'H'], miscounted: ['O', 'H', 'O'], apart: [['H', 'H'], ['O']] },
  { formula: 'CO₂', right: ['O', 'C', 'O'], miscounted: ['C', 'O', 'C'], apart: [['C'], ['O', 'O']] },
  { formula: 'SO₂', right: ['O', 'S', 'O'], miscounted: ['S', 'O', 'S'], apart: [['S'], ['O', 'O']] },
  { formula: 'CS₂', right: ['S', 'C', 'S'], miscounted: ['C', 'S', 'C'], apart: [['C'], ['S', 'S']] },
  { formula: 'N₂O', right: ['N', 'N', 'O'], miscounted: ['O', 'N', 'O'], apart: [['N', 'N'], ['O']] },
  { formula: 'NO₂', right: ['O', 'N', 'O'], miscounted: ['N', 'N', 'O'], apart: [['N'], ['O', 'O']] },
  {
    formula: 'NH₃',
    right: ['N', 'H', 'H', 'H'],
    miscounted: ['H', 'N', 'H'],
    apart: [['N'], ['H'], ['H'], ['H']],
  },
  {
    formula: 'CH₄',
    right: ['C', 'H', 'H', 'H', 'H'],
    miscounted: ['C', 'H', 'H', 'H'],
    apart: [['C'], ['H', 'H'], ['H', 'H']],
  },
  {
    formula: 'H₂O₂',
    right: ['H', 'O', 'O', 'H'],
    miscounted: ['H', 'O', 'H'],
    apart: [
      ['H', 'H'],
      ['O', 'O'],
    ],
  },
]

/** Two substances side by side, and other molecules made from exactly the same atoms. */
export const mixtures: readonly {
  formula: string
  one: Atoms
  other: Atoms
  same: readonly [Atoms, number][]
}[] = [
  {
    formula: 'CO₂',
    one: ['O', 'C', 'O'],
    other: ['O', 'O'],
    same: [
      [['C', 'O'], 2],
      [['O', 'O'], 2],
    ],
  },
  { formula: 'H₂O', one: ['H', 'O', 'H'], other: ['O', 'O'], same: [[['H', 'O', 'O', 'H'], 2]] },
  { formula: 'SO₂', one: ['O', 'S', 'O'], other: ['O', 'O'], same: [[['S', 'O', 'O', 'O'], 2]] },
  { formula: 'N₂O', one: ['N', 'N', 'O'], other: ['O', 'O'], same: [[['N', 'O'], 4]] },
  { formula: 'CO', one: ['C', 'O'], other: ['O', 'O'], same: [[['O', 'C', 'O'], 2]] },
  { formula: 'NO', one: ['N', 'O'], other: ['O', 'O'], same: [[['O', 'N', 'O'], 2]] },
]

/**
 * Extended structures: how many atoms of each element the pattern repeats. Structures with equal numbers of two
 * elements are left out, because they give nothing to ask.
 */
export const crystals = {
  quartz: { formula: 'SiO₂', counts: [1, 2] },
  fluorite: { formula: 'CaF₂', counts: [1, 2] },
  pyrite: { formula: 'FeS₂', counts: [1, 2] },
  rutile: { formula: 'TiO₂', counts: [1, 2] },
  ruby: { formula: 'Al₂O₃', counts: [2, 3] },
  hematite: { formula: 'Fe₂O₃', counts: [2, 3] },
} as const
export type Crystal = keyof typeof crystals
export const crystalIds = keysOf(crystals)
