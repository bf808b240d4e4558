import { defineModel, type ModelForm } from '../../form/model.ts'
import type { Random } from '../../random.ts'
import { drawUntil } from '../answers.ts'
import { clearGap, isDecided, type Lab, meansOf, moved } from './lab.ts'
import { type Asked, beyond, itemOf, larger, matters, more } from './tasks.ts'

type Kind = 'more' | 'matters' | 'larger' | 'beyond'

interface Values<World> extends Asked {
  kind: Kind
  world: World
  seed: number
}

/** Which question to ask, and which of its answers is right. */
interface Aim {
  kind: Kind
  right: number
}

const seconds = 150
const maxSeeds = 2 ** 31 - 1

/**
 * A test to plan and run: which of two settings gives more (level 1), which of two knobs matters (level 2), which
 * change has the largest effect, or the result beyond the available settings (level 3).
 */
export function runSimulation<World>(
  lab: Lab<World>,
  standards: readonly string[],
): ModelForm<Values<World>, Aim> {
  return defineModel<Values<World>, Aim>({
    id: 'run-test',
    thinking: 'compare',
    seconds,
    standards,
    aim(random, level) {
      if (level < 3) return { kind: level === 1 ? 'more' : 'matters', right: random.integer(0, 2) }
      if (lab.beyond !== undefined) return { kind: 'beyond', right: 0 }
      return { kind: 'larger', right: random.pick([0, 1, 2].filter((at) => at !== lab.idle)) }
    },
    draw: (random, _level, aim) =>
      drawUntil(
        () => {
          const world = lab.draw(random)
          return { ...aim, world, seed: random.integer(0, maxSeeds), ...asked(lab, world, random, aim) }
        },
        (values) => isFair(lab, values),
      ),
    item({ kind, world, seed, ...its }) {
      const bench = { lab, world, knobs: lab.knobs(world) }
      return itemOf(bench, tasks[kind](bench, its), meansOf(lab, world), seed)
    },
    task: ({ kind, tested, right }) => `${lab.id}/${kind}/${tested.join('')}/${right}`,
  })
}

const tasks = { more, matters, larger, beyond } as const

/** Candidate settings for a question; `isFair` checks them afterwards. */
function asked<World>(
  lab: Lab<World>,
  world: World,
  random: Random,
  { kind, right }: Aim,
): Omit<Asked, 'right'> {
  const knobs = lab.knobs(world)
  const places = [...knobs.keys()]
  const settingsOf = (at: number) => [...(knobs[at]?.settings.keys() ?? [])]
  const base = places.map((at) => random.pick(settingsOf(at)))
  const working = random.shuffle(places.filter((at) => at !== lab.idle))
  const [first = 0, second = 0] = working
  switch (kind) {
    case 'more': {
      const at = right === 2 ? lab.idle : first
      return { tested: [at], base, to: random.sample(settingsOf(at), 2) }
    }
    case 'matters':
      return {
        tested: right === 0 ? [first, second] : right === 1 ? [first, lab.idle] : [lab.idle, first],
        base,
        to: [],
      }
    case 'larger':
      return {
        tested: places,
        base,
        to: places.map((at) => random.pick(settingsOf(at).filter((place) => place !== base[at]))),
      }
    case 'beyond':
      return { tested: [working.find((at) => at !== lab.beyond?.knob) ?? second], base, to: [] }
  }
}

/** Whether every fair test leads to the right answer. */
function isFair<World>(lab: Lab<World>, { kind, world, tested, base, to, right }: Values<World>): boolean {
  const knobs = lab.knobs(world)
  switch (kind) {
    case 'more': {
      const [at = 0] = tested
      const [one = 0, other = 1] = to
      const gap = lab.mean(world, base.with(at, one)) - lab.mean(world, base.with(at, other))
      return isDecided(lab, world, at, to) && (right === 2 || gap > 0 === (right === 0))
    }
    case 'matters':
      return tested.every((at) => isDecided(lab, world, at, [...(knobs[at]?.settings.keys() ?? [])]))
    case 'larger': {
      const gaps = knobs.map((_knob, at) => moved(lab, world, base, at, to[at] ?? 0))
      return gaps.every((gap, at) => at === right || (gaps[right] ?? 0) - gap >= clearGap(lab))
    }
    case 'beyond':
      return true
  }
}
