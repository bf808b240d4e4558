import type { InteractionKind, InteractionOf, ResponseOf } from '@skills-center/contract/interaction'
import type { ComponentType } from 'react'
import type { Spots } from '../figures/spot.tsx'

export interface InteractionProps<Kind extends InteractionKind> {
  interaction: InteractionOf<Kind>
  response: ResponseOf<Kind>
  /** Unique on the page; the controls' ids begin with it. */
  id: string
  /** Ids of the elements that say the question and what is wrong with the answer. */
  questionId: string
  messageId: string
  /** The answer is on its way, or the question is closed. */
  isLocked: boolean
  /** What is known of the response as it is; `null` while it is still unchecked. */
  mark: 'right' | 'wrong' | 'refused' | null
  /** Responses to this question that were counted as incorrect. */
  missed: readonly ResponseOf<Kind>[]
  /** Known once the question is closed. */
  rightResponse: ResponseOf<Kind> | null
  onChange(response: ResponseOf<Kind>): void
}

/** All that an interaction needs to be shown and answered. */
export interface InteractionParts<Kind extends InteractionKind> {
  View: ComponentType<InteractionProps<Kind>>
  /** Fetches, before the first question that needs it, what the page does not come with. */
  fetchAhead?(): Promise<unknown>
  /** Whether the view is drawn at once; of one that comes with the page it always is. */
  isHere?(): boolean
  empty: ResponseOf<Kind>
  isAnswered(response: ResponseOf<Kind>, interaction: InteractionOf<Kind>): boolean
  /** The letters that parts of the figure wear, where the question asks about them. */
  spots?(
    props: Pick<InteractionProps<Kind>, 'id' | 'interaction' | 'response' | 'isLocked' | 'onChange'> &
      Partial<Pick<InteractionProps<Kind>, 'mark' | 'missed' | 'rightResponse'>>,
  ): Spots
  /** The response after a key was pressed outside any text field, and the option to go to; else undefined. */
  afterKey(
    key: string,
    interaction: InteractionOf<Kind>,
    response: ResponseOf<Kind>,
    missed: readonly ResponseOf<Kind>[],
  ): { response: ResponseOf<Kind>; option: string } | undefined
}
