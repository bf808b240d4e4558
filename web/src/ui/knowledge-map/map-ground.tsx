import { memo } from 'react'
import { gradeName } from '../grade-name.ts'
import { classNames } from '../class-names.ts'
import {
  mapSize,
  type MapPlaces,
  outermost,
  type PlacedGrade,
  type PlacedRealm,
  pointAt,
} from './map-places.ts'
import { isMath, realmNames } from './realms.ts'

const center = mapSize / 2

interface MapGroundProps {
  readonly places: MapPlaces
  readonly figure: number
  readonly figureLabel: string
  readonly gradeLevel: number | null
}

/** The background of the map: sectors with their names, rings with their grades, and the figure in the center. */
export const MapGround = memo(function MapGround({
  places,
  figure,
  figureLabel,
  gradeLevel,
}: MapGroundProps) {
  const names = realmNames()
  const inner = places.grades[0]?.inner ?? 0
  return (
    <g aria-hidden>
      {places.realms.map((sector) => (
        <path
          key={sector.realm}
          d={wedge(inner, outermost, sector)}
          className={isMath(sector.realm) ? 'km-wedge km-math' : 'km-wedge km-science'}
        />
      ))}
      {places.grades.map((grade) => (
        <Ring key={grade.gradeLevel} grade={grade} isOwn={grade.gradeLevel === gradeLevel} />
      ))}
      {places.realms.map((sector) => {
        const arc = rimArc(sector)
        return (
          <g key={sector.realm}>
            <path id={`km-${sector.realm}`} d={arc} fill="none" />
            <text className={isMath(sector.realm) ? 'km-realm km-math' : 'km-realm km-science'}>
              <textPath href={`#km-${sector.realm}`} startOffset="50%" textAnchor="middle">
                {names[sector.realm]}
              </textPath>
            </text>
          </g>
        )
      })}
      <circle cx={center} cy={center} r={inner - 22} className="km-heart" />
      <text x={center} y={center + 8} textAnchor="middle" className="km-figure">
        {figure}
      </text>
      <text x={center} y={center + 40} textAnchor="middle" className="km-figure-label">
        {figureLabel}
      </text>
    </g>
  )
})

function Ring({
  grade: { gradeLevel, inner, outer },
  isOwn,
}: {
  readonly grade: PlacedGrade
  readonly isOwn: boolean
}) {
  return (
    <>
      <circle cx={center} cy={center} r={outer} className={classNames('km-grade', isOwn && 'km-own')} />
      <text
        x={center}
        y={center - (inner + outer) / 2 + 6}
        textAnchor="middle"
        className={classNames('km-grade-name', isOwn && 'km-own')}
      >
        {gradeName(gradeLevel)}
      </text>
    </>
  )
}

const figures = (...values: readonly number[]) => values.map((value) => value.toFixed(1)).join(' ')

function wedge(inner: number, outer: number, { from, to }: PlacedRealm): string {
  const isLarge = to - from > Math.PI ? 1 : 0
  return [
    `M${figures(...pointAt(inner, from))}`,
    `L${figures(...pointAt(outer, from))}`,
    `A${outer} ${outer} 0 ${isLarge} 1 ${figures(...pointAt(outer, to))}`,
    `L${figures(...pointAt(inner, to))}`,
    `A${inner} ${inner} 0 ${isLarge} 0 ${figures(...pointAt(inner, from))}Z`,
  ].join('')
}

/**
 * The path of a sector’s name along the rim, readable in the lower half too. The name of a narrow sector runs outward.
 */
function rimArc({ from, to }: PlacedRealm): string {
  const middle = (from + to) / 2
  const half = Math.max((to - from) / 2, 0.3)
  const isLow = Math.cos(middle) < -0.2
  const radius = isLow ? outermost + 34 : outermost + 16
  const [start, end] = isLow ? [middle + half, middle - half] : [middle - half, middle + half]
  const sweep = isLow ? 0 : 1
  return `M${figures(...pointAt(radius, start))}A${radius} ${radius} 0 0 ${sweep} ${figures(...pointAt(radius, end))}`
}
