import type { ReactNode } from 'react'

/** A component of the design system: when to use it, and each of its variants and states. */
export interface ShownComponent {
  /** One or two sentences. */
  readonly when: string
  readonly states: readonly { readonly name: string; readonly show: () => ReactNode }[]
}
