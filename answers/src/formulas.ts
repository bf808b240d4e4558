/** Chemical formulas as things that are counted: 300 CO2. */

const elements = 'He|Li|Be|Ne|Na|Mg|Al|Si|Cl|Ar|Ca|Cr|Mn|Fe|Co|Ni|Cu|Zn|Br|Ag|Sn|Au|Hg|Pb|H|B|C|N|O|F|P|S|K|I'
const formula = `(?:(?:${elements})\\d{0,2}){1,8}`
/** Formulas that are also recognized in lowercase. In any case of letters they cannot be a unit with a power. */
const caseless = '[cC][oO]2|[hH]2[oO]|[cC][hH]4|[oO]2'

/** A formula that contains a digit. Without a digit it is an ordinary word. */
export const formulaWord = new RegExp(
  `(?<![\\p{L}\\d])(?=\\p{L}+\\d)(?:${caseless}|${formula})(?![\\p{L}\\d^])`,
  'gu',
)

const lowered = '₀₁₂₃₄₅₆₇₈₉'

/** Turns `CO2 molecules` into `CO₂ molecules`. */
export const echoOfFormulas = (text: string): string =>
  text.replace(formulaWord, (its) => its.replace(/\d/g, (digit) => lowered[Number(digit)] ?? digit))
