import { defineModel } from '#form'
import { type BoundaryParts, drawBoundary } from '#figures/plate-figure/draw-boundary.ts'
import { letteredBoundary, type PlatePart, tellPart } from '#figures/plate-figure/plate-figure.ts'
import { nameSpots } from '#shapes/lettered/lettered.ts'
import { say } from './messages.gen.ts'

/** Parts of a boundary by name (1), with names to spare (2), and by what happens there (3). */
export const labelBoundary = defineModel<BoundaryParts>({
  id: 'label-boundary',
  thinking: 'classify',
  seconds: 55,
  standards: ['MS-ESS2-2'],
  task: ({ level, scene }) => `${level} ${scene}`,
  draw: drawBoundary,
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
