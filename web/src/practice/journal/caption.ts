import { t } from '../../language/messages.ts'
import type { Realm } from '../../ui/knowledge-map/realms.ts'
import { sketchOf } from '../../ui/skill-sketch/sketch-of.ts'
import type { SketchedSkill } from '../../ui/skill-sketch/skill-sketch.tsx'

const captions: Readonly<Record<Realm, (numbers: Readonly<Record<string, number>>) => string>> = {
  data: ({ dots = 0 }) => t('practice/sketch-data', { dots }),
  geometry: ({ points = 0 }) => t('practice/sketch-geometry', { points }),
  number: ({ seeds = 0 }) => t('practice/sketch-number', { seeds }),
  ratio: ({ growth = 0 }) => t('practice/sketch-ratio', { growth }),
  algebra: ({ strings = 0 }) => t('practice/sketch-algebra', { strings }),
  life: ({ leaves = 0 }) => t('practice/sketch-life', { leaves }),
  earth: ({ layers = 0 }) => t('practice/sketch-earth', { layers }),
  physical: ({ across = 0, down = 0 }) => t('practice/sketch-physical', { across, down }),
  engineering: ({ small = 0, large = 0 }) => t('practice/sketch-engineering', { small, large }),
}

/** Describes a skill's drawing in a sentence or two. */
export function captionOf(skill: SketchedSkill): string {
  const { realm, numbers } = sketchOf(skill)
  return captions[realm](numbers)
}
