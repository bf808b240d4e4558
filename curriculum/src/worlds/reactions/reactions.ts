/** A substance with small molecules: its atoms in the order in which a drawing connects them. */
export interface Molecule {
  formula: string
  bonded: readonly string[]
}

const molecule = (formula: string, ...bonded: readonly string[]): Molecule => ({ formula, bonded })
const hydrogen = molecule('H₂', 'H', 'H')
const oxygen = molecule('O₂', 'O', 'O')
const water = molecule('H₂O', 'H', 'O', 'H')
const nitrogen = molecule('N₂', 'N', 'N')
const carbonDioxide = molecule('CO₂', 'O', 'C', 'O')

export interface Term {
  count: number
  of: Molecule
}
const terms = (...each: readonly [number, Molecule][]): Term[] => each.map(([count, of]) => ({ count, of }))

interface Reaction {
  id: string
  before: readonly Term[]
  after: readonly Term[]
}

/** Common reactions of gases, with the smallest whole-number coefficients. */
export const reactions: readonly [Reaction, ...Reaction[]] = [
  { id: 'water', before: terms([2, hydrogen], [1, oxygen]), after: terms([2, water]) },
  {
    id: 'ammonia',
    before: terms([1, nitrogen], [3, hydrogen]),
    after: terms([2, molecule('NH₃', 'H', 'N', 'H', 'H')]),
  },
  {
    id: 'methane',
    before: terms([1, molecule('CH₄', 'H', 'H', 'C', 'H', 'H')], [2, oxygen]),
    after: terms([1, carbonDioxide], [2, water]),
  },
  {
    id: 'chloride',
    before: terms([1, hydrogen], [1, molecule('Cl₂', 'Cl', 'Cl')]),
    after: terms([2, molecule('HCl', 'H', 'Cl')]),
  },
  {
    id: 'monoxide',
    before: terms([2, molecule('CO', 'C', 'O')], [1, oxygen]),
    after: terms([2, carbonDioxide]),
  },
  {
    id: 'peroxide',
    before: terms([2, molecule('H₂O₂', 'H', 'O', 'O', 'H')]),
    after: terms([2, water], [1, oxygen]),
  },
]

/**
 * Formulas for counting atoms: atoms of each element in one unit. `inner` ignores everything outside the parentheses.
 */
export const formulas: readonly {
  formula: string
  atoms: Record<string, number>
  inner?: Record<string, number>
}[] = [
  { formula: 'CO₂', atoms: { C: 1, O: 2 } },
  { formula: 'C₃H₈', atoms: { C: 3, H: 8 } },
  { formula: 'NH₃', atoms: { N: 1, H: 3 } },
  { formula: 'C₆H₁₂O₆', atoms: { C: 6, H: 12, O: 6 } },
  { formula: 'Fe₂O₃', atoms: { Fe: 2, O: 3 } },
  { formula: 'CaCO₃', atoms: { Ca: 1, C: 1, O: 3 } },
  { formula: 'Ca(OH)₂', atoms: { Ca: 1, O: 2, H: 2 }, inner: { Ca: 1, O: 1, H: 1 } },
  { formula: 'Al(OH)₃', atoms: { Al: 1, O: 3, H: 3 }, inner: { Al: 1, O: 1, H: 1 } },
  { formula: 'Mg(NO₃)₂', atoms: { Mg: 1, N: 2, O: 6 }, inner: { Mg: 1, N: 1, O: 3 } },
  { formula: '(NH₄)₂SO₄', atoms: { N: 2, H: 8, S: 1, O: 4 }, inner: { N: 1, H: 4, S: 1, O: 4 } },
  { formula: 'Al₂(SO₄)₃', atoms: { Al: 2, S: 3, O: 12 }, inner: { Al: 2, S: 1, O: 4 } },
]

export const elements = ['H', 'O', 'N', 'C', 'Cl', 'S', 'Fe', 'Ca', 'Al', 'Mg'] as const
export type ElementId = (typeof elements)[number]
export const isElement = (symbol: string): symbol is ElementId => elements.some((each) => each === symbol)

export const atomsIn = (side: readonly Term[], symbol: string): number =>
  side.reduce((sum, { count, of }) => sum + count * of.bonded.filter((each) => each === symbol).length, 0)
