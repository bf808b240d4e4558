import type { InteractionParts } from '../parts.ts'
import { lazyView } from '../lazy-view.tsx'

export const orderParts: InteractionParts<'order'> = {
  ...lazyView(async () => (await import('./order-view.tsx')).OrderView),
  empty: { kind: 'order', options: [] },
  isAnswered: (response, interaction) => response.options.length === interaction.options.length,
  afterKey: () => undefined,
}
