import commonCore from './ccss-math.json' with { type: 'json' }
import nextGeneration from './ngss.json' with { type: 'json' }

/** A standard by its published code, with our own label. `grade` is K, 1 to 8, HS, or a band such as MS. */
export interface Standard {
  code: string
  grade: string
  label: string
}

/** Common Core State Standards for Mathematics, then NGSS performance expectations, each in official order. */
export const standards: readonly Standard[] = [...commonCore, ...nextGeneration]

const byCode = new Map(standards.map((standard) => [standard.code, standard]))

/** The standard with this code; throws if there is none. */
export function requireStandard(code: string): Standard {
  const standard = byCode.get(code)
  if (standard === undefined) throw new RangeError(`No standard has the code ${code}`)
  return standard
}

/** The standard that this one is part of: 6.RP.A.3 for 6.RP.A.3b. */
const wholeOf = (code: string): string => code.replace(/(?<=\d)[a-z]$/, '')

const wholes = new Set(standards.flatMap(({ code }) => (wholeOf(code) === code ? [] : [wholeOf(code)])))

/** Whether a standard is the sought one or a part of it. */
export const isWithin = (code: string, sought: string): boolean => code === sought || wholeOf(code) === sought

/** Whether a standard is assessed through its parts: 6.RP.A.3 is, through 6.RP.A.3a to d. */
export const hasParts = (code: string): boolean => wholes.has(code)
