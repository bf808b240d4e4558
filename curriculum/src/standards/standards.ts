import commonCore from './ccss-math.json' with { type: 'json' }
import nextGeneration from './ngss.json' with { type: 'json' }

/** A standard by its published code, with a label of our own. `grade` is K, 1 to 8, HS, or a band such as MS. */
export interface Standard {
  code: string
  grade: string
  label: string
}

/** Common Core State Standards for Mathematics, then NGSS performance expectations, each in its own order. */
export const standards: readonly Standard[] = [...commonCore, ...nextGeneration]

const byCode = new Map(standards.map((standard) => [standard.code, standard]))

/** The standard of this code; throws where there is none. */
export function requireStandard(code: string): Standard {
  const standard = byCode.get(code)
  if (standard === undefined) throw new RangeError(`No standard has the code ${code}`)
  return standard
}

/** The standard that this one is a part of: 6.RP.A.3 of 6.RP.A.3b. */
const wholeOf = (code: string): string => code.replace(/(?<=\d)[a-z]$/, '')

const wholes = new Set(standards.flatMap(({ code }) => (wholeOf(code) === code ? [] : [wholeOf(code)])))

/** Whether a standard is asked by its parts: 6.RP.A.3 is, by 6.RP.A.3a to d. */
export const hasParts = (code: string): boolean => wholes.has(code)
