/** A change that takes no input, as its button needs it. */
export interface OneClick {
  readonly mutate: () => void
  readonly isPending: boolean
  readonly error: Error | null
}
