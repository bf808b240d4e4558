/** Where the focus is after a press of Tab. */
export interface Stop {
  /** How a person would find it on the page; empty where the focus is nowhere. */
  readonly where: string
  /** Whether the focus has been here before. */
  readonly isKnown: boolean
  /** The stop's number, counted from 0 in the order of first visits; -1 where the focus is nowhere. */
  readonly number: number
  /** What somebody who cannot use a mouse would not see. */
  readonly faults: readonly string[]
}

export interface FocusWatch {
  /** Looks where the focus is now, and whether what had it before showed so. */
  readonly look: () => Stop
  /** What can be used and was never reached. */
  readonly unreached: () => readonly string[]
}

/** Runs in the page, so it stands alone: watches where the Tab key leads, from the top. */
export function watchFocus(): FocusWatch
