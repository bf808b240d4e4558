import type { SpotVerdict } from '../../figures/spot.tsx'
import { optionAt } from '../option-keys.ts'
import type { InteractionParts } from '../parts.ts'
import { spotLetters } from '../spot-letters.ts'
import { picked } from './picked-spots.ts'
import { type SpotLook, lookOfSpot } from './spot-look.ts'
import { lazyView } from '../lazy-view.tsx'

/** The verdict that the badges in the figure show. */
const verdicts: Partial<Record<SpotLook, SpotVerdict>> = {
  right: 'right',
  lacking: 'lacking',
  wrong: 'wrong',
  missed: 'missed',
}

export const hotSpotParts: InteractionParts<'hot-spot'> = {
  ...lazyView(async () => (await import('./hot-spot-view.tsx')).HotSpotView),
  empty: { kind: 'hot-spot', options: [] },
  isAnswered: (response, { count }) => response.options.length === count,
  spots: ({ interaction, response, isLocked, mark = null, missed = [], rightResponse = null, onChange }) => {
    const known = { interaction, response, mark, missed, rightResponse }
    return {
      letters: spotLetters(interaction.spots),
      chosen: new Set(response.options),
      verdicts: new Map(interaction.spots.map((spot) => [spot, verdicts[lookOfSpot(known, spot)]])),
      onPick: isLocked ? undefined : (spot) => onChange(picked(interaction, response, spot)),
    }
  },
  afterKey(key, interaction, response) {
    // Digits do not pick parts, because nobody counts letters in a figure.
    const spot = /\d/.test(key) ? undefined : interaction.spots[optionAt(key, interaction.spots.length)]
    return spot === undefined ? undefined : { response: picked(interaction, response, spot), option: spot }
  },
}
