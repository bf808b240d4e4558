import type { CircleLayout } from './circle-labels.ts'
import { LedSpots } from './led-spots.tsx'
import { textBox } from './label-placement.ts'
import { type Sector, onDisc } from './sectors.ts'
import { labelSize } from '../svg.tsx'

/** Space around a disc that its badges may need. */
export const badgeRim = 31

/** Badges of a disc: inside sectors that are wide enough, otherwise beside the name or at the rim. */
export function SectorBadges({
  parts,
  sectors,
  layout: { center, radius, labels, width, height },
  nearest,
}: {
  parts: readonly { id?: string | undefined }[]
  sectors: readonly Sector[]
  layout: CircleLayout
  /** The minimum distance of badges from the center. */
  nearest: number
}) {
  return (
    <LedSpots
      parts={parts.flatMap(({ id }, index) => {
        const sector = sectors[index]
        if (id === undefined || !sector) return []
        const on = (far: number, turn = 0) =>
          onDisc(center, sector.middle + turn * (sector.to - sector.from), far)
        const inside = [0.84, 0.72, 0.6, 0.48, 0.36, 0.24]
          .map((part) => part * radius)
          .filter((far) => far > nearest)
          .flatMap((far) => [0, 0.25, -0.25].map((turn) => on(far, turn)))
        const rim = [0, 0.17, -0.17, 0.33, -0.33].map((turn) => ({
          ...onDisc(center, sector.middle + turn, radius + 17),
          leadsTo: on(radius - 5),
        }))
        const wide = 2 * radius * 0.84 * Math.sin(Math.min(Math.PI, sector.to - sector.from) / 2)
        const label = labels[index]
        if (label?.leader && wide <= 40) {
          const box = textBox(label.at, label.lines, labelSize)
          const x = label.at.x < center.x ? box.left - 15 : box.right + 15
          return [{ id, places: [{ x, y: label.at.y }] }]
        }
        const [first = on(radius * 0.6), ...others] = wide > 40 ? [...inside, ...rim] : rim
        return [{ id, places: [first, ...others] }]
      })}
      obstacles={{
        bounds: { left: 0, right: width, top: 0, bottom: height },
        boxes: labels.map(({ at, lines }) => textBox(at, lines, labelSize)),
        lines: [
          ...sectors.map(({ from }) => [center, onDisc(center, from, radius)]),
          ...labels.flatMap(({ leader }) => (leader ? [leader] : [])),
        ],
      }}
    />
  )
}
