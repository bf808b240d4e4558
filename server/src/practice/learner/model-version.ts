/** States and populations of another version are recomputed from the attempts. */
export const modelVersion = 5

/** By what a state or a population was worked out: those of another model say nothing to this one. */
export interface Model {
  version: number
  /** Which file of parameters it began from (its id); empty for none. */
  parameters: string
}
