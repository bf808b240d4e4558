import { arranged, defineModel, type Level } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const needs = ['light', 'water', 'air'] as const
type Factor = (typeof needs)[number] | 'soil'
const factors = [...needs, 'soil'] as const
type Pot = Record<Factor, boolean>

interface Values {
  level: Level
  plant: 'bean' | 'pea' | 'sunflower' | 'radish'
  /** What is tested (2, 3). */
  tested: Factor
  /** With tenths of a gram that the seedlings gained. */
  pots: (Pot & { gain: number })[]
  shuffle: number
}

const letters = 'ABCDE'
const grams = (pot?: { gain: number }): string => ((pot?.gain ?? 0) / 10).toFixed(1)
const grows = (pot: Pot): boolean => needs.every((need) => pot[need])
const differ = (one: Pot, other: Pot): Factor[] => factors.filter((factor) => one[factor] !== other[factor])
/** Pairs of pots, by place, that differ in this factor alone. */
const fairPairs = (pots: readonly Pot[], tested: Factor): [number, number][] =>
  pots.flatMap((one, at) =>
    pots.flatMap((other, place): [number, number][] =>
      place > at && differ(one, other).join() === tested ? [[at, place]] : [],
    ),
  )

/** Pots that keep growing (1), the two that show a need (2), the two that show that soil is not needed (3). */
export const comparePots = defineModel<Values, Factor>({
  id: 'compare-pots',
  thinking: 'compare',
  seconds: 75,
  standards: ['5-LS1-1'],
  aim: (random, level) => (level === 3 ? 'soil' : random.pick(needs)),
  draw(random, level, tested) {
    const full: Pot = { light: true, water: true, air: true, soil: random.chance(0.5) }
    const some = (): Pot => {
      const [one, other] = random.sample(needs, 2)
      const lacks = random.chance(0.6) ? [one] : [one, other]
      return {
        light: !lacks.includes('light'),
        water: !lacks.includes('water'),
        air: !lacks.includes('air'),
        soil: random.chance(0.5),
      }
    }
    const second: Pot = level === 1 ? { ...full, soil: !full.soil } : { ...full, [tested]: !full[tested] }
    const pots = random.shuffle([full, second, some(), some(), some()])
    return {
      level,
      plant: random.pick(['bean', 'pea', 'sunflower', 'radish'] as const),
      tested,
      pots: pots.map((pot) => ({ ...pot, gain: grows(pot) ? random.integer(22, 27) : random.integer(0, 2) })),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ level, tested, pots }) =>
    new Set(pots.map((pot) => factors.map((factor) => pot[factor]).join())).size === pots.length &&
    pots.filter(grows).length === (level === 2 ? 1 : 2) &&
    (level === 1 || fairPairs(pots, tested).length === 1),
  item({ level, plant, tested, pots, shuffle }) {
    const name = (at: number) => say('pots.pot', { letter: letters.charAt(at) })
    const right =
      level === 1 ? pots.flatMap((pot, at) => (grows(pot) ? [at] : [])) : (fairPairs(pots, tested)[0] ?? [])
    const partners = right.flatMap((at) => pots[at] ?? [])
    const [one = 0, other = 0] = right
    return {
      stem: [say(`pots.scene.${plant}`), level === 1 ? say('pots.ask-1') : say(`pots.ask.${tested}`)],
      figure: tableFigure(
        say('pots.title'),
        [
          say('pots.head'),
          ...factors.map((factor) => say(`pots.column.${factor}`)),
          ...(level === 1 ? [] : [say('pots.gain')]),
        ],
        pots.map((pot, at) => [
          letters.charAt(at),
          ...needs.map((need) => (pot[need] ? say('pots.yes') : say('pots.no'))),
          pot.soil ? say('pots.soil') : say('pots.cotton'),
          ...(level === 1 ? [] : [grams(pot)]),
        ]),
      ),
      ...arranged.choices(shuffle, {
        right: right.map(name),
        wrong: pots.flatMap((pot, at) => {
          if (right.includes(at)) return []
          if (level === 1)
            return [
              pot.soil
                ? { text: name(at), misconception: 'plants.food-from-soil', feedback: say('pots.told-soil') }
                : { text: name(at), misconception: 'plants.one-factor', feedback: say('pots.told-lacks') },
            ]
          const full = partners.find(grows)
          const changesTested = level === 3 || pot[tested] !== full?.[tested]
          return [
            changesTested
              ? { text: name(at), misconception: 'inquiry.changes-two', feedback: say('pots.told-two') }
              : { text: name(at), misconception: 'inquiry.tests-other', feedback: say('pots.told-other') },
          ]
        }),
        missed:
          level === 1
            ? { misconception: 'plants.food-from-soil', feedback: say('pots.told-missed') }
            : { misconception: 'inquiry.no-comparison', feedback: say('pots.told-pair') },
      }),
      hints: [say(level === 1 ? 'pots.hint-1' : 'pots.hint'), say(`pots.next-${level}`)],
      solution:
        level === 1
          ? [say('pots.so-1'), say('pots.so-grow', { one: name(one), other: name(other) })]
          : [
              say('pots.so', { one: name(one), other: name(other), what: say(`pots.what.${tested}`) }),
              say('pots.so-gain', {
                one: name(one),
                other: name(other),
                ours: grams(pots[one]),
                theirs: grams(pots[other]),
              }),
              say(`pots.end.${tested}`),
            ],
    }
  },
  task: ({ level, plant, tested }) => `${level}/${plant}/${level === 1 ? '' : tested}`,
})
