/** Science and engineering practices of the Next Generation Science Standards, in official order. */
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

/** Crosscutting concepts of the same standards, in official order. */
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

/** For each model of a science skill: the practice that its questions require, and their crosscutting concept. */
export type Dimensions = Readonly<Record<string, readonly [practice: Practice, concept: CrosscuttingConcept]>>
