/** What the lines of a piece of work are about. */
export interface LineContext {
  readonly kind: 'equation' | 'inequality' | 'system' | 'rewrite' | 'quantity'
  readonly letters: ReadonlySet<string>
}
