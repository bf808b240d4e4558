import { arranged, defineModel, type ItemTemplate, keysOf, type Level } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy, sortedBy, stopsEarly } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

/** The scale of Mohs. */
const minerals = {
  talc: 1,
  gypsum: 2,
  calcite: 3,
  fluorite: 4,
  apatite: 5,
  feldspar: 6,
  quartz: 7,
  topaz: 8,
} as const
/** Tools of a mineral kit on the same scale (National Park Service, USGS). */
const tools = { fingernail: 2.5, penny: 3.5, nail: 4.5, glass: 5.5, file: 6.5 } as const
type Mineral = keyof typeof minerals
type Tool = keyof typeof tools
const mineralIds = keysOf(minerals)
const toolIds = keysOf(tools)

const letters = ['P', 'Q', 'R', 'S'] as const
const scenes = ['stream', 'box', 'quarry', 'beach', 'garden', 'hike', 'shop', 'mine'] as const

interface Values {
  level: Level
  scene: (typeof scenes)[number]
  /** One mineral for each sample, or the two that are left (level 3). */
  samples: Mineral[]
  /** The tools of the test, from soft to hard (level 2). */
  kit: Tool[]
  /** The places of the clues, and which are told from the softer side (level 1). */
  told: { clue: number; isSofterFirst: boolean }[]
  shuffle: number
}

const soft = (mineral: Mineral): number => minerals[mineral]
/** How many tools of the kit are softer than the mineral. */
const above = (kit: readonly Tool[], mineral: Mineral): number =>
  kit.filter((tool) => tools[tool] < soft(mineral)).length

/** Who scratches whom (1), which mineral a set of tools leaves (2), and which tool tells two apart (3). */
export const scratchTests = defineModel<Values>({
  id: 'scratch-tests',
  thinking: 'classify',
  seconds: 60,
  standards: ['5-PS1-3'],
  draw: (random, level) => ({
    level,
    scene: random.pick(scenes),
    samples: random.sample(mineralIds, level === 3 ? 2 : letters.length),
    kit: random.sample(toolIds, 3).toSorted((one, other) => tools[one] - tools[other]),
    told: random.shuffle([0, 1, 2]).map((clue) => ({ clue, isSofterFirst: random.chance(0.5) })),
    shuffle: random.integer(0, 1e9),
  }),
  fits({ level, samples, kit, told }) {
    if (level === 1) {
      const firsts = new Set(told.map(({ isSofterFirst }) => isSofterFirst))
      return firsts.size === 2 && told.some(({ clue }, at) => clue !== at)
    }
    if (level === 2) return new Set(samples.map((mineral) => above(kit, mineral))).size === letters.length
    const [one, other] = samples.map((mineral) => above(toolIds, mineral)).toSorted((a, b) => a - b)
    return (other ?? 0) - (one ?? 0) >= 1 && (other ?? 0) - (one ?? 0) <= 3
  },
  item(values) {
    switch (values.level) {
      case 1:
        return inOrder(values)
      case 2:
        return matched(values)
      case 3:
        return toldApart(values)
    }
  },
  task: ({ level, scene }) => `${level}/${scene}`,
})

function inOrder({ scene, samples, told, shuffle }: Values): ItemTemplate {
  const things = samples.map((mineral, at) => {
    const letter = letters[at] ?? ''
    return { text: say('scratch.sample', { letter }), letter, hardness: soft(mineral) }
  })
  const byHardness = ({ hardness }: { hardness: number }) => hardness
  const sorted = sortedBy(things, byHardness)
  return {
    stem: [
      say(`scratch.scene.${scene}`),
      ...told.map(({ clue, isSofterFirst }) => {
        const its = { softer: sorted[clue]?.letter ?? '', harder: sorted[clue + 1]?.letter ?? '' }
        return say(isSofterFirst ? 'scratch.clue-softer' : 'scratch.clue-harder', its)
      }),
      say('scratch.ask-1'),
    ],
    ...orderBy(shuffle, {
      things,
      by: byHardness,
      first: say('scratch.softest'),
      last: say('scratch.hardest'),
      slips: [
        {
          by: ({ hardness }) => -hardness,
          misconception: 'property.scratch-reversed',
          feedback: say('scratch.told-reversed'),
        },
        stopsEarly(sorted, byHardness, say('scratch.told-first')),
      ],
    }),
    hints: [say('scratch.hint'), say('scratch.hint-1')],
    solution: [
      say('scratch.so-rule'),
      say('scratch.so-1', {
        one: sorted[0]?.letter ?? '',
        two: sorted[1]?.letter ?? '',
        three: sorted[2]?.letter ?? '',
        four: sorted[3]?.letter ?? '',
      }),
    ],
  }
}

const named = (mineral: Mineral) =>
  say('scratch.mineral', { mineral: say(`mineral.${mineral}`), hardness: soft(mineral) })

function matched({ scene, samples, kit, shuffle }: Values): ItemTemplate {
  const mirrored = (mineral: Mineral): Mineral =>
    samples.find((other) => above(kit, other) === kit.length - above(kit, mineral)) ?? mineral
  return {
    stem: [say(`scratch.scene.${scene}`), say('scratch.ask-2')],
    figure: tableFigure(
      say('scratch.title'),
      [
        say('scratch.head'),
        ...kit.map((tool) => say('scratch.tool', { tool: say(`tool.${tool}`), hardness: tools[tool] })),
      ],
      samples.map((mineral, at) => [
        letters[at] ?? '',
        ...kit.map((tool) => say(tools[tool] > soft(mineral) ? 'scratch.yes' : 'scratch.no')),
      ]),
    ),
    ...arranged.match(shuffle, {
      pairs: samples.map((mineral, at) => ({
        source: say('scratch.sample', { letter: letters[at] ?? '' }),
        target: named(mineral),
        slips: [
          {
            target: named(mirrored(mineral)),
            misconception: 'property.scratch-reversed',
            feedback: say('scratch.told-reversed'),
          },
        ],
      })),
      slip: { misconception: 'reading.wrong-series', feedback: say('scratch.told-row') },
    }),
    hints: [say('scratch.hint'), say('scratch.hint-2')],
    solution: [
      say('scratch.so-rule'),
      ...samples.map((mineral, at) => {
        const place = above(kit, mineral)
        const [from, to] = [kit[place - 1], kit[place]]
        const its = { letter: letters[at] ?? '', mineral: say(`mineral.${mineral}`) }
        if (from === undefined)
          return say('scratch.so-below', { ...its, to: to === undefined ? 0 : tools[to] })
        if (to === undefined) return say('scratch.so-above', { ...its, from: tools[from] })
        return say('scratch.so-between', { ...its, from: tools[from], to: tools[to] })
      }),
    ],
  }
}

function toldApart({ scene, samples, shuffle }: Values): ItemTemplate {
  const [low = 'talc', high = 'quartz'] = sortedBy(samples, soft)
  const options = toolIds.map((tool) => ({
    text: say('scratch.tool', { tool: say(`tool.${tool}`), hardness: tools[tool] }),
    hardness: tools[tool],
  }))
  const isBetween = ({ hardness }: { hardness: number }) => hardness > soft(low) && hardness < soft(high)
  return {
    stem: [say(`scratch.scene.${scene}`), say('scratch.ask-3', { low: named(low), high: named(high) })],
    ...arranged.choices(shuffle, {
      right: options.filter(isBetween).map(({ text }) => text),
      wrong: options
        .filter((option) => !isBetween(option))
        .map(({ text, hardness }) => ({
          text,
          misconception: 'property.same-in-both',
          feedback: say(hardness < soft(low) ? 'scratch.told-neither' : 'scratch.told-both'),
        })),
      missed: { misconception: 'property.stops-at-first', feedback: say('scratch.told-more') },
    }),
    hints: [say('scratch.hint'), say('scratch.hint-3')],
    solution: [say('scratch.so-rule'), say('scratch.so-3', { from: soft(low), to: soft(high) })],
  }
}
