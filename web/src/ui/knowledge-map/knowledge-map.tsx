import type { SkillId } from '@skills-center/contract/ids'
import type { SkillLink, SkillSummary } from '@skills-center/contract/skills'
import { type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../language/messages.ts'
import { gradeName } from '../grade-name.ts'
import { ChosenSkill } from './chosen-skill.tsx'
import { MapButtons } from './map-buttons.tsx'
import { MapGround } from './map-ground.tsx'
import { MapPaths } from './map-paths.tsx'
import { type Direction, mapSize, neighborOf, type PlacedSkill, placeSkills } from './map-places.ts'
import { MapStar, StarSign } from './map-star.tsx'
import { starLookNames, type StarLooks, starLooks } from './star-look.ts'
import { useMapView } from './use-map-view.ts'
import './knowledge-map.css'

interface KnowledgeMapProps {
  readonly skills: readonly SkillSummary[]
  readonly links: readonly SkillLink[]
  readonly looks: StarLooks
  /** The figure in the center, and its label. */
  readonly figure: number
  readonly figureLabel: string
  /** Whether skills can be practiced from here. */
  readonly isStudent: boolean
  readonly gradeLevel: number | null
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/**
 * Mathematics and science as a star chart: grades are rings, the parts of a subject are sectors, and prerequisites are
 * paths.
 */
export function KnowledgeMap({
  skills,
  links,
  looks,
  figure,
  figureLabel,
  isStudent,
  gradeLevel,
}: KnowledgeMapProps) {
  const places = useMemo(() => placeSkills(skills), [skills])
  const [chosen, setChosen] = useState<SkillId | null>(null)
  const [, navigate] = useLocation()
  const id = useId()
  const svg = useRef<SVGSVGElement>(null)
  const world = useRef<SVGGElement>(null)

  const onTap = useCallback(
    ([x, y]: readonly [number, number], reach: number) => {
      const away = (placed: PlacedSkill) => Math.hypot(placed.x - x, placed.y - y)
      const [nearest] = places.skills.toSorted((one, other) => away(one) - away(other))
      setChosen(nearest !== undefined && away(nearest) <= Math.max(reach, 22) ? nearest.skill.id : null)
    },
    [places],
  )
  const { gestures, zoomIn, zoomOut, showAll, reveal } = useMapView(svg, world, onTap)

  const choose = (next: PlacedSkill | undefined) => {
    if (next === undefined) return
    setChosen(next.skill.id)
    reveal([next.x, next.y])
  }
  const placeOf = (skillId: SkillId | undefined) => places.skills.find(({ skill }) => skill.id === skillId)
  const first = () => firstOf(places.skills, looks, gradeLevel)

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = directions[event.key]
    if (direction !== undefined)
      choose(chosen === null ? first() : placeOf(neighborOf(places.skills, chosen, direction)))
    else if (event.key === 'Home') choose(places.skills[0])
    else if (event.key === 'End') choose(places.skills.at(-1))
    else if (event.key === 'Enter' && chosen !== null) navigate(`/skills/${chosen}/modules`)
    else if (event.key === '+' || event.key === '=') zoomIn()
    else if (event.key === '-') zoomOut()
    else if (event.key === '0') showAll()
    else return
    event.preventDefault()
  }

  const names = starLookNames()
  return (
    <div className="km-panel print:hidden">
      <div className="relative">
        <svg
          ref={svg}
          viewBox={`0 0 ${mapSize} ${mapSize}`}
          role="listbox"
          tabIndex={0}
          aria-label={t('ui/map-of-math-and-science')}
          aria-describedby={`${id}-keys`}
          aria-activedescendant={chosen === null ? undefined : `${id}-${chosen}`}
          className="km-drawing"
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            if (chosen === null && event.currentTarget.matches(':focus-visible')) choose(first())
          }}
          {...gestures}
        >
          <g ref={world} className="km-world">
            <MapPaths places={places} links={links} looks={looks} chosen={chosen} />
            <MapGround places={places} figure={figure} figureLabel={figureLabel} gradeLevel={gradeLevel} />
            {places.skills.map((placed) => {
              const { skill } = placed
              const look = looks.get(skill.id) ?? 'later'
              return (
                <MapStar
                  key={skill.id}
                  placed={placed}
                  look={look}
                  domId={`${id}-${skill.id}`}
                  words={`${skill.name}. ${gradeName(skill.gradeLevel)}. ${names[look]}.`}
                  isChosen={skill.id === chosen}
                />
              )
            })}
          </g>
        </svg>
        <MapButtons onZoomIn={zoomIn} onZoomOut={zoomOut} onShowAll={showAll} />
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {t('ui/map-keys')}
      </p>
      <ChosenSkill
        skill={placeOf(chosen ?? undefined)?.skill}
        skills={skills}
        links={links}
        looks={looks}
        isStudent={isStudent}
      />
      {isStudent && <StarLegend looks={looks} />}
    </div>
  )
}

/** Where the arrow keys start: at a skill of the student’s grade, preferably one that is ready. */
function firstOf(
  placed: readonly PlacedSkill[],
  looks: StarLooks,
  gradeLevel: number | null,
): PlacedSkill | undefined {
  const own = placed.filter(({ skill }) => skill.gradeLevel === gradeLevel)
  return own.find(({ skill }) => looks.get(skill.id) === 'ready') ?? own[0] ?? placed[0]
}

/** The legend for the symbols that are on the map. */
function StarLegend({ looks }: { readonly looks: StarLooks }) {
  const names = starLookNames()
  const seen = new Set(looks.values())
  return (
    <ul className="km-legend">
      {starLooks
        .filter((look) => seen.has(look))
        .map((look) => (
          <li key={look} className="flex items-center gap-1.5">
            <svg aria-hidden viewBox="-22 -22 44 44" className="size-6 shrink-0">
              <StarSign look={look} subject="math" />
            </svg>
            {names[look]}
          </li>
        ))}
    </ul>
  )
}
