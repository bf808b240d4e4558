import { built, createRandom, defineModel, rows as listed, type Text } from '#form'
import { letter } from '#build-item.ts'
import { label } from '#build-placed.ts'
import { say } from './messages.gen.ts'

const main = ['evaporation', 'condensation', 'precipitation', 'runoff', 'infiltration'] as const
const parts = [...main, 'transpiration', 'groundwater-flow', 'melting'] as const
type Part = (typeof parts)[number]

interface Values {
  level: number
  /** Marked in this order with A, B, C … */
  spots: Part[]
  /** Labels that belong nowhere. */
  spare: Part[]
  shuffle: number
}

function mixUp(one: Part, other: Part): string {
  const pair = [one, other]
  if (pair.includes('infiltration') || pair.includes('groundwater-flow')) return 'water.ground-forgotten'
  return pair.includes('transpiration') ? 'water.plants-forgotten' : 'water.processes-mixed'
}

/** 1: the main processes by name. 2: all, with labels to spare. 3: by what the water does. */
export const labelCycle = defineModel<Values>({
  id: 'label-cycle',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['MS-ESS2-4'],
  task: ({ level, spots }) => `${level} ${spots.toSorted().join(' ')}`,
  draw(random, level) {
    const [count, spare] = level === 1 ? [4, 0] : [5, 2]
    const chosen = random.sample<Part>(level === 1 ? main : parts, count + spare)
    return {
      level,
      spots: chosen.slice(0, count),
      spare: chosen.slice(count),
      shuffle: random.integer(0, 1e9),
    }
  },
  item({ level, spots, spare, shuffle }) {
    const shown = (part: Part): Text => (level === 3 ? say(`label.${part}.does`) : say(`label.${part}.name`))
    const place = (part: Part) => ({ letter: letter(spots.indexOf(part)).toUpperCase() })
    return {
      stem: [say('label.scene'), level === 3 ? say('label.ask-does') : say('label.ask')],
      figure: {
        kind: 'water-cycle',
        description: say('label.figure', {
          list: listed(spots.map((part) => say(`label.${part}.seen`, place(part)))),
        }),
        parts: spots.map((part) => ({ id: part, label: '', part })),
      },
      ...built((word) =>
        label(createRandom(`order ${shuffle}`), {
          spots: spots.map((part) => ({
            id: part,
            label: word(shown(part)),
            slips: [...spots, ...spare]
              .filter((other) => other !== part)
              .map((other) => ({
                label: word(shown(other)),
                misconception: mixUp(part, other),
                feedback: word(say('label.told', { ...place(part), does: say(`label.${other}.does`) })),
              })),
          })),
          others: spare.map((part) => word(shown(part))),
          slip: { misconception: 'water.processes-mixed', feedback: word(say('label.hint-each')) },
        }),
      ),
      answer: say('label.answer', {
        list: listed(spots.map((part) => say('label.pair', { ...place(part), name: shown(part) }))),
      }),
      hints: [
        say('label.hint-each'),
        say('label.hint-first', { seen: say(`label.${spots[0] ?? 'runoff'}.seen`, { letter: 'A' }) }),
      ],
      solution: spots.map((part) =>
        say('label.so', {
          ...place(part),
          name: say(`label.${part}.name`),
          does: say(`label.${part}.does`),
        }),
      ),
    }
  },
})
