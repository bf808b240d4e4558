import type { InteractionOf, ResponseOf } from '@skills-center/contract/interaction'

type Asked = Pick<InteractionOf<'hot-spot'>, 'spots' | 'count'>

export const isFull = ({ count }: Asked, { options }: ResponseOf<'hot-spot'>): boolean =>
  options.length >= count

/** With a part picked, or let go where it was picked already. One replaces another; of several no more than asked. */
export function picked(asked: Asked, response: ResponseOf<'hot-spot'>, spot: string): ResponseOf<'hot-spot'> {
  if (asked.count === 1) return { kind: 'hot-spot', options: [spot] }
  const { options } = response
  if (options.includes(spot)) return { kind: 'hot-spot', options: options.filter((id) => id !== spot) }
  if (isFull(asked, response)) return response
  const next = new Set([...options, spot])
  // In the order of the letters, so that one answer is one response.
  return { kind: 'hot-spot', options: asked.spots.filter((id) => next.has(id)) }
}
