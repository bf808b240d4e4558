import { defineModel, type Level } from '#form'
import {
  letteredBoundary,
  type PlatePart,
  type PlateScene,
  partsOf,
  tellPart,
} from '#figures/plate-figure/plate-figure.ts'
import { nameSpots } from '#shapes/lettered/lettered.ts'
import { say } from './messages.gen.ts'

const scenes = ['ridge', 'rift', 'coast', 'islands', 'collision'] as const
const strangers: readonly PlatePart[] = ['ridge', 'trench', 'valley', 'mountains']

interface Values {
  level: Level
  scene: PlateScene
  spots: PlatePart[]
  others: PlatePart[]
  shuffle: number
}

/** Parts of a boundary by name (1), with names to spare (2), and by what happens there (3). */
export const labelBoundary = defineModel<Values>({
  id: 'label-boundary',
  thinking: 'classify',
  seconds: 55,
  standards: ['MS-ESS2-2'],
  task: ({ level, scene }) => `${level} ${scene}`,
  draw(random, level) {
    const scene = random.pick(scenes)
    const parts = partsOf(scene)
    return {
      level,
      scene,
      spots: random.sample(parts, 4),
      others:
        level === 1
          ? []
          : random.sample(
              strangers.filter((part) => !parts.includes(part)),
              2,
            ),
      shuffle: random.integer(0, 1e9),
    }
  },
  item({ level, scene, spots, others, shuffle }) {
    const named = level === 3 ? tellPart.does : tellPart.name
    const slip = { misconception: 'plates.parts-mixed-up', feedback: say('label.hint') } as const
    return {
      stem: [tellPart.scene(scene), say(level === 3 ? 'label.ask-does' : 'label.ask')],
      figure: letteredBoundary(scene, spots),
      ...nameSpots<PlatePart>(shuffle, {
        spots,
        others,
        name: named,
        mixUp: (part, taken, letter) => ({
          misconception: others.includes(taken)
            ? 'plates.wrong-boundary'
            : part === 'mantle' || taken === 'mantle'
              ? 'plates.melted-below'
              : 'plates.parts-mixed-up',
          feedback:
            level === 3
              ? say('label.told-does', { letter, name: tellPart.name(taken) })
              : say('label.told', { letter, does: tellPart.does(taken) }),
        }),
        slip,
      }),
      hints: [say('label.hint'), say(level === 3 ? 'label.next-does' : 'label.next')],
      solution: spots.map((part) =>
        say('label.so', { name: tellPart.name(part), does: tellPart.does(part) }),
      ),
    }
  },
})
