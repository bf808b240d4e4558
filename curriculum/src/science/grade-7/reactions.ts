/** A formula as printed, `Ca(OH)₂`, with the atoms in it. */
export interface Substance {
  formula: string
  name: string
  /** Atoms of each kind in one unit of it, in the order of the formula. */
  atoms: Readonly<Record<string, number>>
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉'

/** 12 → “₁₂”. */
function subscript(value: number): string {
  return [...String(value)].map((digit) => subscripts[Number(digit)]).join('')
}

/** Formula of atoms in the order given: { H: 2, O: 1 } → “H₂O”. */
export function formulaOf(atoms: Readonly<Record<string, number>>): string {
  return Object.entries(atoms)
    .map(([symbol, count]) => (count === 1 ? symbol : symbol + subscript(count)))
    .join('')
}

const made = (name: string, atoms: Record<string, number>, formula = formulaOf(atoms)): Substance => ({
  name,
  atoms,
  formula,
})

export const substances = {
  hydrogen: made('hydrogen', { H: 2 }),
  oxygen: made('oxygen', { O: 2 }),
  nitrogen: made('nitrogen', { N: 2 }),
  chlorine: made('chlorine', { Cl: 2 }),
  water: made('water', { H: 2, O: 1 }),
  peroxide: made('hydrogen peroxide', { H: 2, O: 2 }),
  carbonDioxide: made('carbon dioxide', { C: 1, O: 2 }),
  carbonMonoxide: made('carbon monoxide', { C: 1, O: 1 }),
  methane: made('methane', { C: 1, H: 4 }),
  ethane: made('ethane', { C: 2, H: 6 }),
  propane: made('propane', { C: 3, H: 8 }),
  butane: made('butane', { C: 4, H: 10 }),
  glucose: made('glucose', { C: 6, H: 12, O: 6 }),
  ethanol: made('ethanol', { C: 2, H: 6, O: 1 }),
  ammonia: made('ammonia', { N: 1, H: 3 }),
  nitricOxide: made('nitrogen monoxide', { N: 1, O: 1 }),
  nitrogenDioxide: made('nitrogen dioxide', { N: 1, O: 2 }),
  sulfurDioxide: made('sulfur dioxide', { S: 1, O: 2 }),
  sulfurTrioxide: made('sulfur trioxide', { S: 1, O: 3 }),
  hydrogenChloride: made('hydrogen chloride', { H: 1, Cl: 1 }),
  carbon: made('carbon', { C: 1 }),
  sulfur: made('sulfur', { S: 1 }),
  iron: made('iron', { Fe: 1 }),
  rust: made('iron oxide', { Fe: 2, O: 3 }),
  ironSulfide: made('iron sulfide', { Fe: 1, S: 1 }),
  magnesium: made('magnesium', { Mg: 1 }),
  magnesiumOxide: made('magnesium oxide', { Mg: 1, O: 1 }),
  magnesiumChloride: made('magnesium chloride', { Mg: 1, Cl: 2 }),
  aluminum: made('aluminum', { Al: 1 }),
  aluminumOxide: made('aluminum oxide', { Al: 2, O: 3 }),
  aluminumChloride: made('aluminum chloride', { Al: 1, Cl: 3 }),
  sodium: made('sodium', { Na: 1 }),
  salt: made('sodium chloride', { Na: 1, Cl: 1 }),
  lye: made('sodium hydroxide', { Na: 1, O: 1, H: 1 }),
  zinc: made('zinc', { Zn: 1 }),
  zincChloride: made('zinc chloride', { Zn: 1, Cl: 2 }),
  copper: made('copper', { Cu: 1 }),
  copperOxide: made('copper oxide', { Cu: 1, O: 1 }),
  calcium: made('calcium', { Ca: 1 }),
  limestone: made('calcium carbonate', { Ca: 1, C: 1, O: 3 }),
  quicklime: made('calcium oxide', { Ca: 1, O: 1 }),
  calciumChloride: made('calcium chloride', { Ca: 1, Cl: 2 }),
  silverOxide: made('silver oxide', { Ag: 2, O: 1 }),
  silver: made('silver', { Ag: 1 }),
  bakingSoda: made('baking soda', { Na: 1, H: 1, C: 1, O: 3 }),
  washingSoda: made('washing soda', { Na: 2, C: 1, O: 3 }),
  potassiumChlorate: made('potassium chlorate', { K: 1, Cl: 1, O: 3 }),
  potassiumChloride: made('potassium chloride', { K: 1, Cl: 1 }),
  limewater: made('calcium hydroxide', { Ca: 1, O: 2, H: 2 }, 'Ca(OH)₂'),
  milkOfMagnesia: made('magnesium hydroxide', { Mg: 1, O: 2, H: 2 }, 'Mg(OH)₂'),
  aluminumHydroxide: made('aluminum hydroxide', { Al: 1, O: 3, H: 3 }, 'Al(OH)₃'),
  calciumNitrate: made('calcium nitrate', { Ca: 1, N: 2, O: 6 }, 'Ca(NO₃)₂'),
  magnesiumNitrate: made('magnesium nitrate', { Mg: 1, N: 2, O: 6 }, 'Mg(NO₃)₂'),
  aluminumSulfate: made('aluminum sulfate', { Al: 2, S: 3, O: 12 }, 'Al₂(SO₄)₃'),
  ammoniumSulfate: made('ammonium sulfate', { N: 2, H: 8, S: 1, O: 4 }, '(NH₄)₂SO₄'),
  ammoniumCarbonate: made('ammonium carbonate', { N: 2, H: 8, C: 1, O: 3 }, '(NH₄)₂CO₃'),
  calciumPhosphate: made('calcium phosphate', { Ca: 3, P: 2, O: 8 }, 'Ca₃(PO₄)₂'),
  ironSulfate: made('iron sulfate', { Fe: 2, S: 3, O: 12 }, 'Fe₂(SO₄)₃'),
} as const satisfies Record<string, Substance>

export interface Term {
  coefficient: number
  substance: Substance
}

export interface Reaction {
  before: readonly Term[]
  after: readonly Term[]
}

const s = substances
const term = (coefficient: number, substance: Substance): Term => ({ coefficient, substance })

/** Balanced with the smallest whole numbers. */
export const reactions: readonly Reaction[] = [
  { before: [term(2, s.hydrogen), term(1, s.oxygen)], after: [term(2, s.water)] },
  { before: [term(1, s.nitrogen), term(3, s.hydrogen)], after: [term(2, s.ammonia)] },
  { before: [term(1, s.methane), term(2, s.oxygen)], after: [term(1, s.carbonDioxide), term(2, s.water)] },
  { before: [term(1, s.hydrogen), term(1, s.chlorine)], after: [term(2, s.hydrogenChloride)] },
  { before: [term(2, s.carbonMonoxide), term(1, s.oxygen)], after: [term(2, s.carbonDioxide)] },
  { before: [term(1, s.nitrogen), term(1, s.oxygen)], after: [term(2, s.nitricOxide)] },
  { before: [term(2, s.nitricOxide), term(1, s.oxygen)], after: [term(2, s.nitrogenDioxide)] },
  { before: [term(2, s.sulfurDioxide), term(1, s.oxygen)], after: [term(2, s.sulfurTrioxide)] },
  { before: [term(2, s.peroxide)], after: [term(2, s.water), term(1, s.oxygen)] },
  { before: [term(1, s.carbon), term(1, s.oxygen)], after: [term(1, s.carbonDioxide)] },
  { before: [term(2, s.carbon), term(1, s.oxygen)], after: [term(2, s.carbonMonoxide)] },
  { before: [term(1, s.methane), term(1, s.water)], after: [term(1, s.carbonMonoxide), term(3, s.hydrogen)] },
  { before: [term(4, s.ammonia), term(3, s.oxygen)], after: [term(2, s.nitrogen), term(6, s.water)] },
  { before: [term(1, s.propane), term(5, s.oxygen)], after: [term(3, s.carbonDioxide), term(4, s.water)] },
  { before: [term(2, s.ethane), term(7, s.oxygen)], after: [term(4, s.carbonDioxide), term(6, s.water)] },
  { before: [term(1, s.ethanol), term(3, s.oxygen)], after: [term(2, s.carbonDioxide), term(3, s.water)] },
  { before: [term(2, s.butane), term(13, s.oxygen)], after: [term(8, s.carbonDioxide), term(10, s.water)] },
  { before: [term(6, s.carbonDioxide), term(6, s.water)], after: [term(1, s.glucose), term(6, s.oxygen)] },
  { before: [term(4, s.iron), term(3, s.oxygen)], after: [term(2, s.rust)] },
  { before: [term(2, s.magnesium), term(1, s.oxygen)], after: [term(2, s.magnesiumOxide)] },
  { before: [term(4, s.aluminum), term(3, s.oxygen)], after: [term(2, s.aluminumOxide)] },
  { before: [term(2, s.sodium), term(1, s.chlorine)], after: [term(2, s.salt)] },
  { before: [term(2, s.aluminum), term(3, s.chlorine)], after: [term(2, s.aluminumChloride)] },
  { before: [term(1, s.iron), term(1, s.sulfur)], after: [term(1, s.ironSulfide)] },
  {
    before: [term(1, s.zinc), term(2, s.hydrogenChloride)],
    after: [term(1, s.zincChloride), term(1, s.hydrogen)],
  },
  {
    before: [term(1, s.magnesium), term(2, s.hydrogenChloride)],
    after: [term(1, s.magnesiumChloride), term(1, s.hydrogen)],
  },
  { before: [term(1, s.limestone)], after: [term(1, s.quicklime), term(1, s.carbonDioxide)] },
  {
    before: [term(1, s.limestone), term(2, s.hydrogenChloride)],
    after: [term(1, s.calciumChloride), term(1, s.water), term(1, s.carbonDioxide)],
  },
  { before: [term(2, s.sodium), term(2, s.water)], after: [term(2, s.lye), term(1, s.hydrogen)] },
  { before: [term(2, s.potassiumChlorate)], after: [term(2, s.potassiumChloride), term(3, s.oxygen)] },
  { before: [term(1, s.copperOxide), term(1, s.hydrogen)], after: [term(1, s.copper), term(1, s.water)] },
  {
    before: [term(1, s.rust), term(3, s.carbonMonoxide)],
    after: [term(2, s.iron), term(3, s.carbonDioxide)],
  },
  { before: [term(2, s.silverOxide)], after: [term(4, s.silver), term(1, s.oxygen)] },
  {
    before: [term(2, s.bakingSoda)],
    after: [term(1, s.washingSoda), term(1, s.water), term(1, s.carbonDioxide)],
  },
  { before: [term(1, s.calcium), term(2, s.water)], after: [term(1, s.limewater), term(1, s.hydrogen)] },
]

/** “2H₂O”, “O₂”. */
export function writtenTerm({ coefficient, substance }: Term): string {
  return `${coefficient === 1 ? '' : coefficient}${substance.formula}`
}

/** Atoms of one kind on a side. */
export function atomsOn(side: readonly Term[], symbol: string): number {
  return side.reduce(
    (sum, { coefficient, substance }) => sum + coefficient * (substance.atoms[symbol] ?? 0),
    0,
  )
}

/** Kinds of atoms on a side, in the order in which they appear. */
export function symbolsOn(side: readonly Term[]): string[] {
  return [...new Set(side.flatMap(({ substance }) => Object.keys(substance.atoms)))]
}

export const elementNames: Readonly<Record<string, string>> = {
  H: 'hydrogen',
  O: 'oxygen',
  N: 'nitrogen',
  C: 'carbon',
  Cl: 'chlorine',
  S: 'sulfur',
  P: 'phosphorus',
  Fe: 'iron',
  Mg: 'magnesium',
  Al: 'aluminum',
  Na: 'sodium',
  Zn: 'zinc',
  Cu: 'copper',
  Ca: 'calcium',
  Ag: 'silver',
  K: 'potassium',
}
