import type { InteractionProps } from '../parts.ts'
import { isFull } from './picked-spots.ts'

export type SpotLook = 'open' | 'full' | 'chosen' | 'right' | 'lacking' | 'wrong' | 'missed' | 'passed'

type SpotState = Pick<
  InteractionProps<'hot-spot'>,
  'interaction' | 'response' | 'mark' | 'missed' | 'rightResponse'
>

/** The look of a part: `lacking` is right but was not chosen; `passed` is neither right nor chosen. */
export function lookOfSpot(
  { interaction, response, mark, missed, rightResponse }: SpotState,
  spot: string,
): SpotLook {
  const { count } = interaction
  const isChosen = response.options.includes(spot)
  if (isChosen && mark === 'right') return 'right'
  if (rightResponse?.options.includes(spot)) return isChosen ? 'right' : 'lacking'
  // Of several chosen parts, which one is wrong is known only together with the right ones.
  if (isChosen) return rightResponse !== null || (mark === 'wrong' && count === 1) ? 'wrong' : 'chosen'
  if (mark === 'right' || rightResponse !== null) return 'passed'
  if (count === 1) return missed.some(({ options }) => options.includes(spot)) ? 'missed' : 'open'
  return isFull(interaction, response) ? 'full' : 'open'
}
