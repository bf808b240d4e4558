import { rows as listed } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { spotLetter } from '../../right-answer.ts'
import { say } from './messages.gen.ts'

type Figure = Extract<NonNullable<ItemTemplate['figure']>, { kind: 'plate-boundary' }>
type Drawn = Figure['parts'][number]['part']

/** Cross-sections of plate boundaries, with the named parts of each. */
const scenes = {
  ridge: { boundary: 'divergent', plates: 'oceanic', parts: ['ridge', 'magma', 'mantle', 'plate', 'ocean'] },
  rift: {
    boundary: 'divergent',
    plates: 'continental',
    parts: ['valley', 'volcano', 'magma', 'mantle', 'plate'],
  },
  coast: {
    boundary: 'convergent',
    plates: 'oceanic-continental',
    parts: ['trench', 'volcano', 'magma', 'mantle', 'sinking', 'upper'],
  },
  islands: {
    boundary: 'convergent',
    plates: 'oceanic',
    parts: ['trench', 'volcano', 'magma', 'mantle', 'sinking', 'upper'],
  },
  collision: {
    boundary: 'convergent',
    plates: 'continental',
    parts: ['mountains', 'fault', 'mantle', 'plate'],
  },
} as const
export type PlateScene = keyof typeof scenes
export type PlatePart = (typeof scenes)[PlateScene]['parts'][number]

const drawnAs: Readonly<Record<PlatePart, Drawn>> = {
  ridge: 'ridge',
  magma: 'magma',
  mantle: 'mantle',
  plate: 'left-plate',
  ocean: 'ocean',
  valley: 'rift-valley',
  volcano: 'volcano',
  trench: 'trench',
  sinking: 'left-plate',
  upper: 'right-plate',
  mountains: 'mountains',
  fault: 'fault',
}

export const partsOf = (scene: PlateScene): readonly PlatePart[] => scenes[scene].parts

export const tellPart = {
  scene: (scene: PlateScene) => say(`scene.${scene}`),
  name: (part: PlatePart) => say(`name.${part}`),
  /** What happens at this part. */
  does: (part: PlatePart) => say(`does.${part}`),
}

/** A boundary whose parts have letters, in this order. */
export const letteredBoundary = (scene: PlateScene, parts: readonly PlatePart[]): Figure => {
  const { boundary, plates } = scenes[scene]
  return {
    kind: 'plate-boundary',
    description: say('description', {
      scene: say(`drawn.${scene}`),
      parts: listed(parts.map((part, at) => say(`seen.${part}`, { letter: spotLetter(at) }))),
    }),
    notToScale: true,
    boundary,
    plates,
    hasArrows: true,
    parts: parts.map((part) => ({ id: part, label: '', part: drawnAs[part] })),
  }
}
