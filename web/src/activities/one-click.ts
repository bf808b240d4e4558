/** A mutation without input, in the form that a button needs. */
export interface OneClick {
  readonly mutate: () => void
  readonly isPending: boolean
  readonly error: Error | null
}
