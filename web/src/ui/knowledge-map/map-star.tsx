import { classNames } from '../class-names.ts'
import type { PlacedSkill } from './map-places.ts'
import type { StarLook } from './star-look.ts'

/** A star with four long and four short points, with radius 1. */
const rays = Array.from({ length: 16 }, (_, index) => {
  const radius = index % 4 === 0 ? 1 : index % 2 === 0 ? 0.5 : 0.36
  const angle = (index * Math.PI) / 8
  return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`
}).join('L')
const starPath = `M${rays}Z`

/** The symbol of a look, centered on the origin; symbols differ in shape, not only in color. */
export function StarSign({
  look,
  subject,
}: {
  readonly look: StarLook
  readonly subject: 'math' | 'science'
}) {
  switch (look) {
    case 'lit':
    case 'due':
      return (
        <>
          {look === 'lit' && <circle r="21" className="km-halo" />}
          <path d={starPath} transform="scale(17)" className={look === 'lit' ? 'km-lit' : 'km-due'} />
        </>
      )
    case 'known':
      return (
        <>
          <circle r="10" className="km-known" />
          <circle r="4.5" className="km-known-heart" />
        </>
      )
    case 'begun':
      return <circle r="8.5" className={`km-begun km-${subject}`} />
    case 'ready':
      return <circle r="8.5" className={`km-ready km-${subject}`} />
    case 'later':
      return <circle r="4.5" className="km-later" />
  }
}

interface MapStarProps {
  readonly placed: PlacedSkill
  readonly look: StarLook
  readonly domId: string
  readonly words: string
  readonly isChosen: boolean
}

/** A skill on the map, with its name beside it once the map is zoomed in far enough. */
export function MapStar({ placed: { skill, x, y }, look, domId, words, isChosen }: MapStarProps) {
  return (
    <g
      id={domId}
      role="option"
      aria-selected={isChosen}
      aria-label={words}
      transform={`translate(${x} ${y})`}
      className={classNames('km-star', isChosen && 'km-chosen')}
    >
      {isChosen && <circle r="25" className="km-ring" />}
      <StarSign look={look} subject={skill.subject} />
      <g className="km-name" aria-hidden>
        {inLines(skill.name).map((line, index) => (
          <text key={line} textAnchor="middle" dy={`${1.05 * index}em`}>
            {line}
          </text>
        ))}
      </g>
    </g>
  )
}

/** At most two lines of similar length. The space is kept, so that together they still form the name. */
function inLines(name: string): string[] {
  if (name.length <= 14) return [name]
  const middle = name.length / 2
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index)
  const [at] = gaps.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  return at === undefined ? [name] : [name.slice(0, at + 1), name.slice(at + 1)]
}
