import type { Figure } from '@skills-center/contract/figure'
import type {
  InteractionKind,
  InteractionOf,
  Response,
  ResponseOf,
} from '@skills-center/contract/interaction'
import type { ShownItem } from '@skills-center/contract/item'

/** A figure as some skill might ask for it. */
export interface FigureSample {
  /** Says what is hard about it; unique in its family. */
  name: string
  figure: Figure
  /** Ids of parts that wear a letter here, A for the first, as where a question asks about them. */
  spots?: readonly string[]
}

/** A question with all that is needed to show it in every state. */
export interface InteractionSample<Kind extends InteractionKind> {
  /** Says what is hard about it; unique in its kind. */
  name: string
  item: ShownItem & { interaction: InteractionOf<Kind> }
  states: {
    /** Answered in part, or in a way that nobody has checked. */
    filled: ResponseOf<Kind>
    wrong: ResponseOf<Kind>
    right: ResponseOf<Kind>
    /** Right value in another form, or nothing that can be read; where the kind has it. */
    refused?: ResponseOf<Kind>
  }
}
/** At least one of each kind, so that a kind without a sample does not compile. */
export type InteractionSamples<Kind extends InteractionKind> = readonly [
  InteractionSample<Kind>,
  ...InteractionSample<Kind>[],
]

/** A sample of whatever kind. */
export interface AnySample {
  name: string
  item: ShownItem
  states: Record<'filled' | 'wrong' | 'right', Response> & { refused?: Response }
}
