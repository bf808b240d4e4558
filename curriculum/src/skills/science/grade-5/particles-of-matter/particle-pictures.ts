import { arranged, defineModel, type Level, type Words } from '#form'
import {
  before,
  gas,
  liquid,
  type Phase,
  solid,
  type Vessel,
  vessel,
  vessels,
} from '#figures/vessels/vessels.ts'
import { say } from './messages.gen.ts'

const casesAt = {
  1: ['dissolve', 'melt'],
  2: ['squeeze', 'release', 'closed-jar'],
  3: ['salty-closed', 'salty-open'],
} as const
type Case = (typeof casesAt)[Level][number]
const solids = ['sugar', 'salt', 'baking-soda', 'epsom-salt'] as const
const melting = ['ice', 'wax', 'iron', 'gold'] as const

interface Values {
  which: Case
  solid: (typeof solids)[number]
  metal: (typeof melting)[number]
  light: number
  dark: number
  /** How many turn into a gas, or are missing in a wrong picture. */
  some: number
  order: number[]
}

type Guess = [
  phases: Phase[],
  misconception: string,
  said: 'gone' | 'turned' | 'more' | 'lies' | 'stays' | 'rises',
]

interface Scene {
  before: Phase[]
  after: Phase[]
  guesses: Guess[]
  top: Vessel['top']
  pistons?: [from: number, to: number]
  names: Words[]
}

const gone = 'substance.unseen-is-gone'
const turned = 'substance.turns-into'
const salted = ({ solid: of }: Values): Words[] => [say('picture.water'), say(`picture.solid.${of}`)]

/** Air in a syringe; another number of particles is the guess that belongs to this push or pull. */
const syringe = ({ dark }: Values, pistons: [number, number], guess: (air: number) => Guess): Scene => ({
  before: [gas(dark + 3)],
  after: [gas(dark + 3)],
  guesses: [guess(dark + 3), [[liquid(dark + 3)], 'matter.states-mixed', 'lies']],
  top: 'piston',
  pistons,
  names: [say('picture.air')],
})

const scenes: Readonly<Record<Case, (values: Values) => Scene>> = {
  dissolve: (values) => ({
    before: [solid(0, values.dark), liquid(values.light)],
    after: [liquid(values.light, values.dark)],
    guesses: [
      [[liquid(values.light)], gone, 'gone'],
      [[liquid(values.light + values.dark)], turned, 'turned'],
    ],
    top: 'open',
    names: salted(values),
  }),
  melt: ({ light, some, metal }) => ({
    before: [solid(light)],
    after: [liquid(light)],
    guesses: [
      [[liquid(light - some)], 'substance.change-changes-weight', 'gone'],
      [[liquid(light + some)], 'matter.particles-made', 'more'],
    ],
    top: 'lid',
    names: [say(`picture.melting.${metal}`)],
  }),
  squeeze: (values) =>
    syringe(values, [1, 0.5], (air) => [[gas(air - Math.floor(values.some / 2) - 2)], gone, 'gone']),
  release: (values) =>
    syringe(values, [0.5, 1], (air) => [[gas(air + values.some)], 'substance.stuff-between', 'more']),
  'closed-jar': ({ light, some }) => ({
    before: [liquid(light)],
    after: [liquid(light - some), gas(some)],
    guesses: [
      [[liquid(light - some)], gone, 'gone'],
      [[liquid(light - some), gas(0, some)], turned, 'turned'],
    ],
    top: 'lid',
    names: [say('picture.water'), say('picture.else')],
  }),
  'salty-closed': (values) => {
    const { light, dark, some } = values
    const risen = Math.floor(some / 2)
    return {
      before: [liquid(light, dark)],
      after: [liquid(light - some, dark), gas(some)],
      guesses: [
        [[liquid(light, dark - risen), gas(0, risen)], 'matter.states-mixed', 'rises'],
        [[liquid(light - some, dark)], gone, 'gone'],
      ],
      top: 'lid',
      names: salted(values),
    }
  },
  'salty-open': (values) => {
    const { light, dark, some } = values
    return {
      before: [liquid(light, dark)],
      after: [liquid(light - some, dark)],
      guesses: [
        [[liquid(light - some, dark - Math.floor(some / 2))], gone, 'rises'],
        [[liquid(light, dark)], 'substance.open-or-closed', 'stays'],
      ],
      top: 'open',
      names: salted(values),
    }
  },
}

/** Which picture shows the particles afterward? 1: one change. 2: a gas. 3: two kinds, of which one evaporates. */
export const particlePictures = defineModel<Values>({
  id: 'particle-pictures',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['5-PS1-1'],
  draw: (random, level) => ({
    which: random.pick<Case>(casesAt[level]),
    solid: random.pick(solids),
    metal: random.pick(melting),
    light: random.integer(14, 20),
    dark: random.integer(5, 8),
    some: random.integer(4, 6),
    order: random.shuffle([0, 1, 2]),
  }),
  item(values) {
    const { which, order } = values
    const { before: first, after, guesses, top, pistons, names } = scenes[which](values)
    const shown = [after, ...guesses.map(([phases]) => phases)]
    const spotOf = (index: number): string => `picture-${order.indexOf(index) + 1}`
    const texts = { solid: say(`picture.the.${values.solid}`), what: say(`picture.the.${values.metal}`) }
    return {
      stem: [say(`picture.told.${which}`, texts), say('picture.ask')],
      figure: vessels(
        [
          vessel('before', before, first, top, pistons?.[0]),
          ...order.map((index) => vessel(spotOf(index), '', shown[index] ?? [], top, pistons?.[1])),
        ],
        names,
      ),
      ...arranged.hotSpot({
        spots: order.map(spotOf),
        right: [spotOf(0)],
        wrong: guesses.map(([, misconception, said], at) => ({
          misconception,
          feedback: say(`picture.said.${said}`),
          picked: [spotOf(at + 1)],
        })),
      }),
      hints: [say(`picture.hint.${which}`), say('picture.count')],
      solution: [say(`picture.so.${which}`), say(`picture.why.${which}`)],
    }
  },
  task: ({ which, solid: of, metal }) =>
    which === 'melt' ? `${which}/${metal}` : which === 'dissolve' ? `${which}/${of}` : which,
})
