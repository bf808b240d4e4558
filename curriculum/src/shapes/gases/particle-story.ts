import type { Level } from '@skills-center/contract/ids'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { builtOf, orderOf } from '../answers.ts'
import { say } from './messages.gen.ts'

/** The change in a property of the gas: more, less, or the same. */
const ways = ['more', 'less', 'same'] as const
type Way = (typeof ways)[number]
type Part = 'speed' | 'hits' | 'space' | 'pressure'

/** The action, and its effect on the speed of the particles and on each other part. */
const kinds = {
  heat: { speed: 'more', hits: 'more', pressure: 'more' },
  cool: { speed: 'less', hits: 'less', pressure: 'less' },
  pump: { speed: 'same', hits: 'more', pressure: 'more' },
  release: { speed: 'same', hits: 'less', pressure: 'less' },
  squeeze: { speed: 'same', hits: 'more', pressure: 'more' },
  spread: { speed: 'same', hits: 'less', pressure: 'less' },
  warmFree: { speed: 'more', space: 'more', pressure: 'same' },
  coolFree: { speed: 'less', space: 'less', pressure: 'same' },
  still: { speed: 'same', hits: 'same', pressure: 'same' },
  heatFixed: { speed: 'more', space: 'same', pressure: 'more' },
  coolFixed: { speed: 'less', space: 'same', pressure: 'less' },
  pushed: { speed: 'same', space: 'less', pressure: 'more' },
  pulled: { speed: 'same', space: 'more', pressure: 'less' },
} as const satisfies Record<string, Partial<Record<Part, Way>>>
type Kind = keyof typeof kinds

const stories = {
  1: {
    can: 'heat',
    lantern: 'heat',
    tankNight: 'cool',
    jug: 'cool',
    tire: 'pump',
    ball: 'pump',
    scuba: 'release',
    valve: 'release',
    moved: 'still',
    shelf: 'still',
  },
  2: {
    syringe: 'squeeze',
    cup: 'squeeze',
    pump: 'squeeze',
    cylinder: 'spread',
    bubble: 'spread',
    jar: 'spread',
    turned: 'still',
    room: 'still',
  },
  3: {
    balloonSun: 'warmFree',
    bag: 'warmFree',
    piston: 'warmFree',
    raft: 'coolFree',
    balloonNight: 'coolFree',
    soap: 'coolFree',
    locked: 'heatFixed',
    cellar: 'coolFixed',
    press: 'pushed',
    pull: 'pulled',
  },
} as const satisfies Record<Level, Record<string, Kind>>
type Story = { [At in Level]: keyof (typeof stories)[At] }[Level]

interface Values {
  level: Level
  story: Story
  kind: Kind
  orders: number[][]
}

/** The explanation that applies. */
const tellsAs = {
  heat: 'heat',
  cool: 'cool',
  pump: 'pump',
  release: 'release',
  squeeze: 'squeeze',
  spread: 'spread',
  warmFree: 'warmFree',
  coolFree: 'coolFree',
  still: 'still',
  heatFixed: 'heat',
  coolFixed: 'cool',
  pushed: 'squeeze',
  pulled: 'spread',
} as const satisfies Record<Kind, string>

const slipOf = (kind: Kind, part: Part, picked: Way): MisconceptionId => {
  if (part === 'speed')
    return kinds[kind].speed !== 'same'
      ? picked === 'same'
        ? 'gas.one-variable'
        : 'matter.motion-reversed'
      : 'gas.speed-by-space'
  if (part === 'space') return picked === 'same' ? 'matter.particles-swell' : 'matter.motion-reversed'
  return kind === 'squeeze' || kind === 'spread' || kind === 'pushed' || kind === 'pulled'
    ? 'gas.pressure-follows-volume'
    : 'gas.one-variable'
}

/**
 * Heated or filled in a fixed space (level 1), squeezed at the same temperature (level 2), in a fixed or free space
 * (level 3).
 */
export const particleStory = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'particle-story',
    thinking: 'use in a story',
    seconds: 60,
    standards,
    draw(random, level) {
      // `Object.entries` returns string keys; these are story ids.
      // oxlint-disable-next-line typescript/consistent-type-assertions
      const [story, kind] = random.pick(Object.entries(stories[level]) as [Story, Kind][])
      return { level, story, kind, orders: [0, 1, 2].map(() => orderOf(random, 3)) }
    },
    item({ level, story, kind, orders }) {
      const parts = (['speed', 'hits', 'space', 'pressure'] as const).flatMap((part) => {
        const its: Partial<Record<Part, Way>> = kinds[kind]
        const right = its[part]
        return right === undefined ? [] : [{ part, right }]
      })
      return {
        stem: [say(`story.${story}`), say('story.ask')],
        ...builtOf(
          parts.map(({ part, right }, at) => ({
            id: part,
            label: say(`story.${part}.label`),
            order: orders[at] ?? [],
            parts: [right, ...ways.filter((way) => way !== right)].map((way) => ({
              text: say(`story.${part}.${way}`),
              misconception: slipOf(kind, part, way),
              feedback: say(`story.told.${part}`),
            })),
          })),
        ),
        hints: [say('story.hint-speed'), say(`story.hint-${level}`)],
        solution: [say(`story.so-speed.${parts[0]?.right ?? 'same'}`), say(`story.so.${tellsAs[kind]}`)],
      }
    },
    task: ({ level, story }) => `${level}/${story}`,
  })
