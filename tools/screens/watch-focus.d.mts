/** The focused element after a press of Tab. */
export interface Stop {
  /** How a person would find the element on the page; empty if nothing has the focus. */
  readonly where: string
  /** Whether the element had the focus before. */
  readonly isKnown: boolean
  /** The stop's number, counted from 0 in the order of first visits; -1 if nothing has the focus. */
  readonly number: number
  /** What is wrong here for keyboard users. */
  readonly faults: readonly string[]
}

export interface FocusWatch {
  /** Checks the focused element, and whether the one before showed its focus. */
  readonly look: () => Stop
  /** Returns usable elements that were never reached. */
  readonly unreached: () => readonly string[]
}

/** Follows where the Tab key leads, from the top. Runs in the page, so it must not use anything outside it. */
export function watchFocus(): FocusWatch
