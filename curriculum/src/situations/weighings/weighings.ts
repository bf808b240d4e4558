import type { Text } from '@skills-center/messages/values'
import { person, someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

type Bounds = readonly [least: number, most: number]

interface Story {
  /** Masses in grams of the empty container and of the two things put in. */
  container: Bounds
  main: Bounds
  added: Bounds
  /** What escapes: a share of one of the two things. */
  gone?: { of: 'main' | 'added'; share: Bounds }
  /** The empty closed container, for the same amounts. */
  sealed?: Bounds
}

/** Things combined in a container and weighed, with realistic masses. */
const stories = {
  saltCup: { container: [90, 180], main: [180, 300], added: [12, 45] },
  sugarMug: { container: [250, 390], main: [190, 280], added: [6, 24] },
  powderBottle: { container: [30, 95], main: [300, 500], added: [15, 40] },
  iceJar: { container: [180, 320], main: [150, 300], added: [40, 120] },
  butterBowl: { container: [260, 450], main: [80, 200], added: [20, 75] },
  waxTin: { container: [40, 90], main: [120, 300], added: [10, 25] },
  saltDish: {
    container: [150, 300],
    main: [90, 180],
    added: [5, 20],
    gone: { of: 'main', share: [0.3, 0.8] },
    sealed: [310, 420],
  },
  wetShirt: {
    container: [40, 90],
    main: [80, 180],
    added: [120, 210],
    gone: { of: 'main', share: [0.3, 0.8] },
    sealed: [20, 35],
  },
  icePan: {
    container: [300, 450],
    main: [120, 220],
    added: [80, 160],
    gone: { of: 'main', share: [0.1, 0.3] },
    sealed: [460, 600],
  },
  sodaCup: {
    container: [60, 150],
    main: [180, 260],
    added: [8, 14],
    gone: { of: 'added', share: [0.3, 0.5] },
    sealed: [30, 55],
  },
  tabletCup: {
    container: [20, 90],
    main: [150, 260],
    added: [13, 14],
    gone: { of: 'added', share: [0.2, 0.3] },
    sealed: [95, 140],
  },
  limestoneFlask: {
    container: [110, 180],
    main: [250, 400],
    added: [20, 40],
    gone: { of: 'added', share: [0.25, 0.42] },
    sealed: [185, 260],
  },
  yeastCup: {
    container: [20, 80],
    main: [250, 400],
    added: [4, 9],
    gone: { of: 'main', share: [0.009, 0.014] },
    sealed: [90, 150],
  },
  balloonBottle: { container: [45, 90], main: [100, 200], added: [6, 12] },
  cloudyBeaker: { container: [110, 180], main: [80, 150], added: [60, 140] },
  ironCopper: { container: [110, 180], main: [100, 200], added: [5, 20] },
  milkJar: { container: [180, 320], main: [150, 250], added: [15, 40] },
  glueCup: { container: [20, 60], main: [90, 150], added: [30, 80] },
} as const satisfies Record<string, Story>
export type WeighingStory = keyof typeof stories

const told: Readonly<Record<WeighingStory, Story>> = stories
/** Whether nothing enters or escapes. */
export const isKept = (id: WeighingStory): boolean => told[id].gone === undefined

export interface Weighing {
  story: WeighingStory
  who: string
  container: number
  main: number
  added: number
  /** The mass that escaped; 0 if none. */
  gone: number
  sealed: number
}

const within = (random: Random, [least, most]: Bounds): number => random.integer(least, most)

export function drawWeighing(random: Random, story: WeighingStory): Weighing {
  const its = told[story]
  const [container, main, added] = [its.container, its.main, its.added].map((each) => within(random, each))
  if (container === undefined || main === undefined || added === undefined) throw new TypeError('three parts')
  const base = its.gone?.of === 'main' ? main : added
  const [from, to] = its.gone?.share ?? [0, 0]
  const gone = its.gone === undefined ? 0 : random.integer(Math.ceil(from * base), Math.floor(to * base))
  const sealed = within(random, its.sealed ?? [0, 0])
  return { story, who: someone(random), container, main, added, gone, sealed }
}

/** The texts, and the names of the parts as row headers. */
export const weighingTexts = ({ story, who }: Pick<Weighing, 'story' | 'who'>) => ({
  told: say(`told.${story}`, { who: person(who) }),
  container: say(`container.${story}`),
  main: say(`main.${story}`),
  added: say(`added.${story}`),
})

const evaporating: readonly WeighingStory[] = ['saltDish', 'wetShirt', 'icePan']
/** What escaped, as a row header. */
export const gasName = (story: WeighingStory): Text =>
  evaporating.includes(story) ? say('vapor') : say('gas')
/** The empty closed container. */
export const sealedName = (story: WeighingStory): Text =>
  story === 'wetShirt'
    ? say('sealed.bag')
    : evaporating.includes(story)
      ? say('sealed.jar')
      : say('sealed.bottle')
