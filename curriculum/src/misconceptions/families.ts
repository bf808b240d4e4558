/** Kinds of misconceptions that reports combine across skills: “additive thinking” in ratios, tables, and graphs. */
export const families = [
  'additive',
  'reversal',
  'stops-early',
  'operation',
  'sign',
  'part-whole',
  'place-value',
  'scale-reading',
  'unlike-terms',
  'form-unit',
  'careless',
  'judging',
  'everyday-idea',
  'evidence',
  'fair-test',
] as const
export type Family = (typeof families)[number]

/** A misconception. Its names, for teachers and for students, are messages of its domain. */
export interface Misconception {
  family: Family
  /** The research that describes it: authors and year. */
  source?: string
}
