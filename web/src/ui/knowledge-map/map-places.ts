import type { SkillId } from '@skills-center/contract/ids'
import type { SkillSummary } from '@skills-center/contract/skills'
import { isMath, type Realm, realmOf, realms } from './realms.ts'

/** A skill with its position, in units of the drawing. */
export interface PlacedSkill {
  readonly skill: SkillSummary
  readonly x: number
  readonly y: number
}

/** A sector of the map. Angles are in radians, clockwise from the top. */
export interface PlacedRealm {
  readonly realm: Realm
  readonly from: number
  readonly to: number
}

/** The ring of a grade; higher grades are farther out. */
export interface PlacedGrade {
  readonly gradeLevel: number
  readonly inner: number
  readonly outer: number
}

export interface MapPlaces {
  readonly skills: readonly PlacedSkill[]
  readonly realms: readonly PlacedRealm[]
  readonly grades: readonly PlacedGrade[]
}

/** The width and height of the drawing. */
export const mapSize = 1200
const center = mapSize / 2
const innermost = 120
export const outermost = 520
/** The distance between two skills in a row. */
const spacing = 50
/** Radians left free at the top and bottom, where grades are labeled, and between two sectors. */
const poleGap = 0.13
const sectorGap = 0.035

export const pointAt = (radius: number, angle: number): readonly [x: number, y: number] => [
  center + radius * Math.sin(angle),
  center - radius * Math.cos(angle),
]

/**
 * Places skills like stars on a chart: a ring for each grade, and a sector for each part of a subject, with science on
 * the right and math on the left. A sector is as wide as its fullest ring needs.
 */
export function placeSkills(skills: readonly SkillSummary[]): MapPlaces {
  const grades = ringsOf(skills)
  const byRealm = Map.groupBy(skills, realmOf)
  const sectors = [
    ...sectorsOf(byRealm, grades, (realm) => !isMath(realm), 0),
    ...sectorsOf(byRealm, grades, isMath, Math.PI),
  ]
  return {
    grades,
    realms: sectors,
    skills: sectors.flatMap((sector) => {
      const byGrade = Map.groupBy(byRealm.get(sector.realm) ?? [], (skill) => skill.gradeLevel)
      return grades.flatMap((ring) => placeIn(sector, ring, byGrade.get(ring.gradeLevel) ?? []))
    }),
  }
}

/** Each ring's area is proportional to its number of skills, so that the inner rings are not crowded. */
function ringsOf(skills: readonly SkillSummary[]): PlacedGrade[] {
  const byGrade = Map.groupBy(skills, (skill) => skill.gradeLevel)
  const levels = [...byGrade.keys()].toSorted((one, other) => one - other)
  const weightOf = (level: number) => (byGrade.get(level)?.length ?? 0) + 6
  const inAll = levels.reduce((sum, level) => sum + weightOf(level), 0)
  const area = (outermost ** 2 - innermost ** 2) / Math.max(1, inAll)
  let inner = innermost
  return levels.map((gradeLevel) => {
    const outer = Math.sqrt(inner ** 2 + area * weightOf(gradeLevel))
    const ring = { gradeLevel, inner, outer }
    inner = outer
    return ring
  })
}

/** The sectors of half of the map, starting at an angle. */
function sectorsOf(
  byRealm: ReadonlyMap<Realm, readonly SkillSummary[]>,
  grades: readonly PlacedGrade[],
  isIn: (realm: Realm) => boolean,
  start: number,
): PlacedRealm[] {
  const own = realms.filter((realm) => isIn(realm) && byRealm.has(realm))
  const needs = own.map((realm) => needOf(byRealm.get(realm) ?? [], grades))
  const inAll = needs.reduce((sum, need) => sum + need, 0)
  const room = Math.PI - 2 * poleGap - sectorGap * (own.length - 1)
  let from = start + poleGap
  return own.map((realm, index) => {
    const to = from + (room * (needs[index] ?? 0)) / inAll
    const sector = { realm, from, to }
    from = to + sectorGap
    return sector
  })
}

/** The radians that a sector's fullest ring needs, with its skills in two rows. */
function needOf(skills: readonly SkillSummary[], grades: readonly PlacedGrade[]): number {
  const counts = grades.map(({ gradeLevel, inner, outer }) => {
    const count = skills.filter((skill) => skill.gradeLevel === gradeLevel).length
    return (Math.ceil(count / 2) * spacing) / ((inner + outer) / 2)
  })
  return Math.max(0.16, ...counts)
}

/** In rows from the inside out, in teaching order; a single row zigzags. */
function placeIn(
  { from, to }: PlacedRealm,
  { inner, outer }: PlacedGrade,
  skills: readonly SkillSummary[],
): PlacedSkill[] {
  if (skills.length === 0) return []
  const arc = ((inner + outer) / 2) * (to - from)
  const columns = Math.max(1, Math.min(skills.length, Math.floor(arc / spacing)))
  const rows = Math.ceil(skills.length / columns)
  const inRow = Math.ceil(skills.length / rows)
  return skills.map((skill, index) => {
    const row = Math.floor(index / inRow)
    const place = index % inRow
    const members = Math.min(inRow, skills.length - row * inRow)
    const wave = rows === 1 && members > 1 ? (place % 2 === 0 ? -0.17 : 0.17) : 0
    const radius = inner + (outer - inner) * ((row + 0.5) / rows + wave)
    const angle = from + ((to - from) * (place + 0.5)) / members
    const [x, y] = pointAt(radius, angle)
    return { skill, x: Math.round(x), y: Math.round(y) }
  })
}

export type Direction = 'up' | 'down' | 'left' | 'right'

const steps: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

/** The nearest skill in a direction; sideways distance counts double. Undefined if there is none. */
export function neighborOf(
  skills: readonly PlacedSkill[],
  id: SkillId,
  direction: Direction,
): SkillId | undefined {
  const own = skills.find(({ skill }) => skill.id === id)
  if (own === undefined) return undefined
  const [stepX, stepY] = steps[direction]
  let nearest: { id: SkillId; away: number } | undefined
  for (const { skill, x, y } of skills) {
    const ahead = (x - own.x) * stepX + (y - own.y) * stepY
    const aside = Math.abs((x - own.x) * stepY) + Math.abs((y - own.y) * stepX)
    const away = ahead + 2 * aside
    if (ahead <= aside / 2 || ahead <= 0) continue
    if (nearest === undefined || away < nearest.away) nearest = { id: skill.id, away }
  }
  return nearest?.id
}
