import { optionControl } from '../option-keys.ts'
import type { InteractionParts } from '../parts.ts'
import { countPlaced, isPlaced, lookOfPlaced } from '../placed.ts'
import { spotLetters } from '../spot-letters.ts'
import { lazyView } from '../lazy-view.tsx'

/** Tapping a letter in the figure opens its list. */
function open(id: string, spot: string) {
  const button = document.getElementById(optionControl(id, spot))
  button?.scrollIntoView({ block: 'nearest' })
  button?.focus({ preventScroll: true })
  button?.click()
}

export const labelParts: InteractionParts<'label'> = {
  ...lazyView(async () => (await import('./label-view.tsx')).LabelView),
  empty: { kind: 'label', placed: {} },
  isAnswered: ({ placed }, { spots }) => countPlaced(placed, spots) === spots.length,
  spots: ({
    id,
    interaction: { spots },
    response: { placed },
    isLocked,
    mark = null,
    rightResponse = null,
  }) => ({
    letters: spotLetters(spots),
    chosen: new Set(spots.filter((spot) => isPlaced(placed, spot))),
    verdicts: new Map(
      spots.map((spot) => {
        const look = lookOfPlaced(spot, placed, mark, rightResponse?.placed ?? null)
        return [spot, look === 'right' || look === 'wrong' ? look : undefined]
      }),
    ),
    onPick: isLocked ? undefined : (spot) => open(id, spot),
  }),
  afterKey: () => undefined,
}
