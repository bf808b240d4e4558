/** Science and engineering practices of the Next Generation Science Standards, in their order. */
export const practices = [
  'ask-questions',
  'develop-models',
  'plan-investigations',
  'analyze-data',
  'use-mathematics',
  'construct-explanations',
  'argue-from-evidence',
  'communicate-information',
] as const
export type Practice = (typeof practices)[number]

/** Crosscutting concepts of the same standards, in their order. */
export const crosscuttingConcepts = [
  'patterns',
  'cause-and-effect',
  'scale-proportion-quantity',
  'systems',
  'energy-and-matter',
  'structure-and-function',
  'stability-and-change',
] as const
export type CrosscuttingConcept = (typeof crosscuttingConcepts)[number]

/** Of each model of a science skill, what its questions have a student do, and the concept that they rest on. */
export type Dimensions = Readonly<Record<string, readonly [practice: Practice, concept: CrosscuttingConcept]>>
