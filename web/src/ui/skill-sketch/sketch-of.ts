import type { SkillSummary } from '@skills-center/contract/skills'
import { type Realm, realmOf } from '../knowledge-map/realms.ts'
import { dotHill, rosette, shell, strings, sunflower } from './math-sketches.ts'
import { gears, layers, sprig, swings } from './science-sketches.ts'
import { type Chance, chanceOf, type Sketch } from './sketch.ts'

const sketches: Readonly<Record<Realm, (chance: Chance) => Sketch>> = {
  data: dotHill,
  geometry: rosette,
  number: sunflower,
  ratio: shell,
  algebra: strings,
  life: sprig,
  earth: layers,
  physical: swings,
  engineering: gears,
}

/**
 * The drawing of a skill. Its motif comes from its part of math or science, and no two skills have the same drawing.
 */
export function sketchOf(
  skill: Pick<SkillSummary, 'id' | 'subject' | 'standards'>,
): Sketch & { realm: Realm } {
  const realm = realmOf(skill)
  return { realm, ...sketches[realm](chanceOf(skill.id)) }
}
