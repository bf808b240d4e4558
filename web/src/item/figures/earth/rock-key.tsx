import type { Translate } from '../../../language/content.ts'
import { Label } from '../label.tsx'
import { Fossil, type FossilName } from './fossil.tsx'
import type { KeyPlace } from './key-grid.ts'
import type { RockName } from './rocks.tsx'

export const rockSwatch = 30

const rockNames = (t: Translate): Record<RockName, string> => ({
  sandstone: t('item/sandstone'),
  limestone: t('item/limestone'),
  shale: t('item/shale'),
  siltstone: t('item/siltstone'),
  conglomerate: t('item/conglomerate'),
  coal: t('item/coal'),
  ash: t('item/volcanic-ash'),
  granite: t('item/granite'),
  basalt: t('item/basalt'),
  gneiss: t('item/gneiss'),
  intrusion: t('item/igneous-intrusion'),
})
const fossilNames = (t: Translate): Record<FossilName, string> => ({
  shell: t('item/shell'),
  ammonite: t('item/ammonite'),
  trilobite: t('item/trilobite'),
  fish: t('item/fish'),
  fern: t('item/fern'),
  bone: t('item/bone'),
  leaf: t('item/leaf'),
})

/** The names in the order of the legend. */
export function rockKeyNames(
  rocks: readonly RockName[],
  fossils: readonly FossilName[],
  t: Translate,
): string[] {
  const [rockNamed, fossilNamed] = [rockNames(t), fossilNames(t)]
  return [...rocks.map((rock) => rockNamed[rock]), ...fossils.map((fossil) => fossilNamed[fossil])]
}

/** A legend of rock patterns and fossil drawings. */
export function RockKey({
  rocks,
  fossils,
  names,
  places,
  y,
  fillOf,
}: {
  rocks: readonly RockName[]
  fossils: readonly FossilName[]
  /** Names of the rocks, then of the fossils. */
  names: readonly string[]
  places: readonly KeyPlace[]
  y: number
  fillOf: (rock: RockName) => string
}) {
  return (
    <g>
      {rocks.map((rock, index) => {
        const place = places[index]
        if (!place) return null
        return (
          <g key={rock}>
            <rect
              x={place.x}
              y={y + place.y - 10}
              width={rockSwatch}
              height={20}
              fill={fillOf(rock)}
              className="stroke-ink"
              strokeWidth={1}
            />
            <Label x={place.x + rockSwatch + 8} y={y + place.y} anchor="start">
              {names[index] ?? ''}
            </Label>
          </g>
        )
      })}
      {fossils.map((fossil, index) => {
        const place = places[rocks.length + index]
        if (!place) return null
        return (
          <g key={fossil}>
            <Fossil fossil={fossil} x={place.x + rockSwatch / 2} y={y + place.y} />
            <Label x={place.x + rockSwatch + 8} y={y + place.y} anchor="start">
              {names[rocks.length + index] ?? ''}
            </Label>
          </g>
        )
      })}
    </g>
  )
}
