import type { InteractionKind, InteractionOf, ResponseOf } from '@skills-center/contract/interaction'
import type { ComponentType } from 'react'
import type { Spots } from '../figures/spot.tsx'

export interface InteractionProps<Kind extends InteractionKind> {
  interaction: InteractionOf<Kind>
  response: ResponseOf<Kind>
  /** Prefix of the controls' ids, unique on the page. */
  id: string
  /** Ids of the elements with the question and the error message. */
  questionId: string
  messageId: string
  /** The answer is being sent, or the question is closed. */
  isLocked: boolean
  /** The known mark of the current response; null while it is unchecked. */
  mark: 'right' | 'wrong' | 'refused' | null
  /** Responses to this question that were counted as wrong. */
  missed: readonly ResponseOf<Kind>[]
  /** Known once the question is closed. */
  rightResponse: ResponseOf<Kind> | null
  onChange(response: ResponseOf<Kind>): void
}

/** Everything needed to show and answer an interaction. */
export interface InteractionParts<Kind extends InteractionKind> {
  View: ComponentType<InteractionProps<Kind>>
  /** Preloads code that is not part of the page, before the first question that needs it. */
  fetchAhead?(): Promise<unknown>
  /** Whether the view renders at once; always true for views that are part of the page. */
  isHere?(): boolean
  empty: ResponseOf<Kind>
  isAnswered(response: ResponseOf<Kind>, interaction: InteractionOf<Kind>): boolean
  /** The letters of the figure's parts, if the question asks about them. */
  spots?(
    props: Pick<InteractionProps<Kind>, 'id' | 'interaction' | 'response' | 'isLocked' | 'onChange'> &
      Partial<Pick<InteractionProps<Kind>, 'mark' | 'missed' | 'rightResponse'>>,
  ): Spots
  /**
   * The response after a key pressed outside text fields, and the option to focus; undefined if the key was not
   * handled.
   */
  afterKey(
    key: string,
    interaction: InteractionOf<Kind>,
    response: ResponseOf<Kind>,
    missed: readonly ResponseOf<Kind>[],
  ): { response: ResponseOf<Kind>; option: string } | undefined
}
