import {
  builtOf,
  defineModel,
  type ItemTemplate,
  type Level,
  orderOf,
  type PartList,
  type Random,
  rightFirst,
} from '#form'
import { say } from './messages.gen.ts'

const forms = ['magma', 'igneous', 'sediment', 'sedimentary', 'metamorphic'] as const
type Form = (typeof forms)[number]
const processes = ['cools', 'wears', 'cements', 'squeezes', 'melts'] as const
type Process = (typeof processes)[number]

/** What each process turns a material into; other pairs do not occur, or leave it as it is. */
const turns: Readonly<Record<Form, Partial<Record<Process, Form>>>> = {
  magma: { cools: 'igneous' },
  sediment: { cements: 'sedimentary' },
  igneous: { wears: 'sediment', squeezes: 'metamorphic', melts: 'magma' },
  sedimentary: { wears: 'sediment', squeezes: 'metamorphic', melts: 'magma' },
  metamorphic: { wears: 'sediment', melts: 'magma' },
}
/** Where its energy mostly comes from; cooling and cementing need none from outside. */
const energyOf = { wears: 'sun', squeezes: 'inside', melts: 'inside' } as const
const isDriven = (process: Process): process is keyof typeof energyOf => process in energyOf

interface Step {
  process: Process
  to: Form
}

interface Values {
  level: Level
  start: Form
  steps: Step[]
  /** Which step's energy is asked for at level 3. */
  asked: number
  orders: number[][]
}

/** A walk through the cycle. */
function walk(random: Random, start: Form, count: number): Step[] {
  const steps: Step[] = []
  let at = start
  for (let step = 0; step < count; step += 1) {
    const process = random.pick(processes.filter((each) => turns[at][each] !== undefined))
    at = turns[at][process] ?? at
    steps.push({ process, to: at })
  }
  return steps
}

/** Whose thinking it is to take one material for another. */
function mixUp(right: Form, taken: Form, process: Process) {
  if (process === 'squeezes' && taken === 'igneous')
    return { misconception: 'rocks.melt-is-metamorphic', feedback: say('path.told.melted') }
  if (taken === 'metamorphic' && (right === 'magma' || right === 'igneous'))
    return { misconception: 'rocks.melt-is-metamorphic', feedback: say('path.told.solid') }
  if ((right === 'sediment' && taken === 'sedimentary') || (right === 'sedimentary' && taken === 'sediment'))
    return { misconception: 'rocks.processes-mixed', feedback: say('path.told.pieces') }
  return { misconception: 'rocks.processes-mixed', feedback: say('path.told.process') }
}

const formParts = ({ process, to }: Step): PartList['parts'] =>
  rightFirst(
    to,
    forms,
    (form) => say(`path.is.${form}`),
    (form) => mixUp(to, form, process),
  )

const processParts = ({ process }: Step): PartList['parts'] =>
  rightFirst(process, processes, (each) => say(`path.by.${each}`), {
    misconception: 'rocks.processes-mixed',
    feedback: say('path.told.kind'),
  })

const energyParts = (process: keyof typeof energyOf): PartList['parts'] =>
  rightFirst(energyOf[process], ['sun', 'inside'] as const, (from) => say(`path.from.${from}`), {
    misconception: 'rocks.wrong-energy',
    feedback: say('path.told.energy'),
  })

/** Matter on its way through the rock cycle. 1: one step. 2: three steps. 3: the processes and their energy. */
export const rockPaths = defineModel<Values, Process>({
  id: 'rock-paths',
  thinking: 'work backwards',
  seconds: 60,
  standards: ['MS-ESS2-1'],
  aim: (random, level) => random.pick(level === 3 ? (['wears', 'squeezes', 'melts'] as const) : processes),
  draw(random, level, aim) {
    const start = random.pick(forms)
    const steps = walk(random, start, level === 1 ? 1 : level === 2 ? 3 : 2)
    return {
      level,
      start,
      steps,
      asked: steps.findIndex(({ process }) => process === aim),
      orders: [0, 1, 2].map((at) => orderOf(random, level === 3 && at === 2 ? 2 : 5)),
    }
  },
  fits: ({ asked }) => asked >= 0,
  item(values) {
    const { level, start, steps, asked, orders } = values
    const lists: PartList[] =
      level === 3
        ? [...steps.map((step, at) => processList(step, at, orders)), ...energyList(steps[asked], orders)]
        : steps.map((step, at) => ({
            id: `step-${at}`,
            label: say('path.then', { process: step.process }),
            order: orders[at] ?? [],
            parts: formParts(step),
          }))
    const driven = steps[asked]?.process ?? 'wears'
    return {
      stem: [say('path.scene-1', { start: say(`path.as.${start}`) }), say(`path.ask-${level}`)],
      ...builtOf(lists),
      hints: [say('path.hint-1'), say(level === 3 ? 'path.hint-3' : 'path.hint-2')],
      solution: [
        ...steps.map(({ process, to }) => say('path.so', { process, to: say(`path.as.${to}`) })),
        level === 3 ? say(driven === 'wears' ? 'path.so-sun' : 'path.so-inside') : say('path.same'),
      ],
    } satisfies ItemTemplate
  },
  task: ({ level, start, steps, asked }) =>
    `${level}/${start}/${steps.map(({ process }) => process).join()}/${level === 3 ? asked : ''}`,
})

const processList = (step: Step, at: number, orders: readonly number[][]): PartList => ({
  id: `step-${at}`,
  label: say(at === 0 ? 'path.to' : 'path.next', { to: say(`path.as.${step.to}`) }),
  order: orders[at] ?? [],
  parts: processParts(step),
})

const energyList = (step: Step | undefined, orders: readonly number[][]): PartList[] =>
  step === undefined || !isDriven(step.process)
    ? []
    : [
        {
          id: 'energy',
          label: say('path.energy', { name: say(`path.for.${step.process}`) }),
          order: orders[2] ?? [],
          parts: energyParts(step.process),
        },
      ]
