/** Increase when the model changes: states and populations of another version are recomputed from the attempts. */
export const modelVersion = 6

/** Identifies the model that computed a state or population. Results of another model are not used. */
export interface Model {
  version: number
  /** The id of the parameter file it started from; empty for none. */
  parameters: string
}
