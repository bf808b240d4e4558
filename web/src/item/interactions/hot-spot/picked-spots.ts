import type { InteractionOf, ResponseOf } from '@skills-center/contract/interaction'

type Asked = Pick<InteractionOf<'hot-spot'>, 'spots' | 'count'>

export const isFull = ({ count }: Asked, { options }: ResponseOf<'hot-spot'>): boolean =>
  options.length >= count

/**
 * The response with a part picked, or unpicked if it was picked. A single answer is replaced; several are limited to
 * the number asked for.
 */
export function picked(asked: Asked, response: ResponseOf<'hot-spot'>, spot: string): ResponseOf<'hot-spot'> {
  if (asked.count === 1) return { kind: 'hot-spot', options: [spot] }
  const { options } = response
  if (options.includes(spot)) return { kind: 'hot-spot', options: options.filter((id) => id !== spot) }
  if (isFull(asked, response)) return response
  const next = new Set([...options, spot])
  // In the order of the letters, so that the same answer is the same response.
  return { kind: 'hot-spot', options: asked.spots.filter((id) => next.has(id)) }
}
