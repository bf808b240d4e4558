import { all, built, defineModel, type ItemTemplate, type Words } from '#form'
import { hotSpot } from '#build-placed.ts'
import { say } from './messages.gen.ts'

type Vessels = Extract<NonNullable<ItemTemplate['figure']>, { kind: 'states-of-matter' }>
type Vessel = Vessels['containers'][number]
type Phase = Vessel['phases'][number]
type State = Phase['state']

const phase = (state: State, light: number, dark = 0): Phase => ({
  state,
  particles: light + dark,
  ...(dark === 0 ? {} : { others: dark }),
})

const vessel = (
  id: string,
  label: Words,
  phases: Phase[],
  top: Vessel['top'],
  pistonAt?: number,
): Vessel => ({
  id,
  label,
  phases,
  motion: 0,
  top,
  ...(pistonAt === undefined ? {} : { pistonAt }),
})

/** Containers in a row; those without a label wear the letters A, B, C. */
export function vessels(containers: Vessel[], names: Words[]): Vessels {
  const open = containers.filter(({ label }) => label === '')
  return {
    kind: 'states-of-matter',
    description: say('picture.description', {
      pictures: all(
        containers.map((each) =>
          say('picture.one', {
            name: each.label === '' ? 'ABC'.charAt(open.indexOf(each)) : each.label,
            phases: all(
              each.phases.map(({ state, particles, others = 0 }) =>
                say('picture.phase', { light: particles - others, dark: others, state }),
              ),
            ),
          }),
        ),
      ),
    }),
    containers,
    substances: names,
  }
}

const cases = ['dissolve', 'squeeze', 'release', 'melt', 'closed-jar', 'salty-closed', 'salty-open'] as const
type Case = (typeof cases)[number]
const casesAt = {
  1: ['dissolve', 'melt'],
  2: ['squeeze', 'release', 'closed-jar'],
  3: ['salty-closed', 'salty-open'],
} as const satisfies Record<number, readonly Case[]>
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
  /** The first one shows what is so afterward. */
  after: [right: Phase[], ...Guess[]]
  top: Vessel['top']
  pistons?: [from: number, to: number]
  names: Words[]
}

const gone = 'substance.unseen-is-gone'
const turned = 'substance.turns-into'

function sceneOf({ which, solid, light, dark, some, metal }: Values): Scene {
  const salted = [say('picture.water'), say(`picture.solid.${solid}`)]
  const half = Math.floor(some / 2)
  switch (which) {
    case 'dissolve':
      return {
        before: [phase('solid', 0, dark), phase('liquid', light)],
        after: [
          [phase('liquid', light, dark)],
          [[phase('liquid', light)], gone, 'gone'],
          [[phase('liquid', light + dark)], turned, 'turned'],
        ],
        top: 'open',
        names: salted,
      }
    case 'melt':
      return {
        before: [phase('solid', light)],
        after: [
          [phase('liquid', light)],
          [[phase('liquid', light - some)], 'substance.change-changes-weight', 'gone'],
          [[phase('liquid', light + some)], 'matter.particles-made', 'more'],
        ],
        top: 'lid',
        names: [say(`picture.melting.${metal}`)],
      }
    case 'squeeze':
    case 'release':
      return {
        before: [phase('gas', dark + 3)],
        after: [
          [phase('gas', dark + 3)],
          which === 'squeeze'
            ? [[phase('gas', dark + 3 - half - 2)], gone, 'gone']
            : [[phase('gas', dark + 3 + some)], 'substance.stuff-between', 'more'],
          [[phase('liquid', dark + 3)], 'matter.states-mixed', 'lies'],
        ],
        top: 'piston',
        pistons: which === 'squeeze' ? [1, 0.5] : [0.5, 1],
        names: [say('picture.air')],
      }
    case 'closed-jar':
      return {
        before: [phase('liquid', light)],
        after: [
          [phase('liquid', light - some), phase('gas', some)],
          [[phase('liquid', light - some)], gone, 'gone'],
          [[phase('liquid', light - some), phase('gas', 0, some)], turned, 'turned'],
        ],
        top: 'lid',
        names: [say('picture.water'), say('picture.else')],
      }
    case 'salty-closed':
      return {
        before: [phase('liquid', light, dark)],
        after: [
          [phase('liquid', light - some, dark), phase('gas', some)],
          [[phase('liquid', light, dark - half), phase('gas', 0, half)], 'matter.states-mixed', 'rises'],
          [[phase('liquid', light - some, dark)], gone, 'gone'],
        ],
        top: 'lid',
        names: salted,
      }
    case 'salty-open':
      return {
        before: [phase('liquid', light, dark)],
        after: [
          [phase('liquid', light - some, dark)],
          [[phase('liquid', light - some, dark - half)], gone, 'rises'],
          [[phase('liquid', light, dark)], 'substance.open-or-closed', 'stays'],
        ],
        top: 'open',
        names: salted,
      }
  }
}

/** Which picture shows the particles afterward? 1: one change. 2: a gas. 3: two kinds, of which one evaporates. */
export const particlePictures = defineModel<Values>({
  id: 'particle-pictures',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['5-PS1-1'],
  draw: (random, level) => ({
    which: random.pick(casesAt[level]),
    solid: random.pick(solids),
    metal: random.pick(melting),
    light: random.integer(14, 20),
    dark: random.integer(5, 8),
    some: random.integer(4, 6),
    order: random.shuffle([0, 1, 2]),
  }),
  item(values) {
    const { before, after, top, pistons, names } = sceneOf(values)
    const [right, ...guesses] = after
    const shown = [right, ...guesses.map(([phases]) => phases)]
    const spots = ['picture-1', 'picture-2', 'picture-3']
    const spotOf = (index: number): string => spots[values.order.indexOf(index)] ?? ''
    const { which } = values
    const texts = { solid: say(`picture.the.${values.solid}`), what: say(`picture.the.${values.metal}`) }
    return {
      stem: [say(`picture.told.${which}`, texts), say('picture.ask')],
      figure: vessels(
        [
          vessel('before', say('picture.before'), before, top, pistons?.[0]),
          ...values.order.map((index, place) =>
            vessel(spots[place] ?? '', '', shown[index] ?? [], top, pistons?.[1]),
          ),
        ],
        names,
      ),
      ...built((word) =>
        hotSpot({
          spots,
          right: [spotOf(0)],
          wrong: guesses.map(([, misconception, said], index) => ({
            misconception,
            feedback: word(say(`picture.said.${said}`)),
            picked: [spotOf(index + 1)],
          })),
        }),
      ),
      hints: [say(`picture.hint.${which}`), say('picture.count')],
      solution: [say(`picture.so.${which}`), say(`picture.why.${which}`)],
    }
  },
  task: ({ which, solid, metal }) =>
    which === 'melt' ? `${which}/${metal}` : which === 'dissolve' ? `${which}/${solid}` : which,
})
