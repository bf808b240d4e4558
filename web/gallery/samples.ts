import type { Figure } from '@skills-center/contract/figure'
import type {
  InteractionKind,
  InteractionOf,
  Response,
  ResponseOf,
} from '@skills-center/contract/interaction'
import type { ShownItem } from '@skills-center/contract/item'

/** A figure as a skill might use it. */
export interface FigureSample {
  /** Says what is difficult about it; unique in its family. */
  name: string
  figure: Figure
  /** Ids of the parts that have a letter badge, A for the first, as if a question asked about them. */
  spots?: readonly string[]
}

/** A question with everything needed to show it in every state. */
export interface InteractionSample<Kind extends InteractionKind> {
  /** Says what is difficult about it; unique in its kind. */
  name: string
  item: ShownItem & { interaction: InteractionOf<Kind> }
  states: {
    /** Answered partly, or not checked yet. */
    filled: ResponseOf<Kind>
    wrong: ResponseOf<Kind>
    right: ResponseOf<Kind>
    /** The right value in the wrong form, or an unreadable answer, if the kind has such answers. */
    refused?: ResponseOf<Kind>
  }
}
/** At least one of each kind, so that a kind without a sample does not compile. */
export type InteractionSamples<Kind extends InteractionKind> = readonly [
  InteractionSample<Kind>,
  ...InteractionSample<Kind>[],
]

/** A sample of any kind. */
export interface AnySample {
  name: string
  item: ShownItem
  states: Record<'filled' | 'wrong' | 'right', Response> & { refused?: Response }
}
