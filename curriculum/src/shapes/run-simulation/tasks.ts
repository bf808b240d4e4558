import { all, type List, rows, type Text } from '@skills-center/messages/values'
import type { SimulationNeed } from '@skills-center/answers/judge-simulation'
import { letter } from '../../build-item.ts'
import type { ItemTemplate, WrongTemplate } from '../../form/item-template.ts'
import type { Worded, Words } from '../../form/words.ts'
import type { KeyOf, WrittenInteraction } from '../../item.ts'
import { type Knob, type Lab, type Places, spreadOf } from './lab.ts'
import { say } from './messages.gen.ts'

type Answer = Worded<KeyOf<'simulation'>['answer']>

/** The question about a lab, and which runs can answer it. */
export interface Task {
  stem: Words[]
  ask: Words
  answer: Worded<Extract<WrittenInteraction, { kind: 'simulation' }>['answer']>
  right: Answer
  wrong: (Omit<WrongTemplate, 'key'> & { answer: Answer })[]
  needs: Worded<SimulationNeed>[]
  hints: Words[]
  solution: Words[]
}

/** A lab with the numbers of one question. */
export interface Bench<World> {
  lab: Lab<World>
  world: World
  knobs: readonly Knob[]
}

/** The settings that a question is about. */
export interface Asked {
  /** Indexes of the tested knobs. */
  tested: readonly number[]
  /** The settings of the other knobs, or the initial settings of all knobs. */
  base: Places
  /** Settings of the tested knobs. */
  to: readonly number[]
  /** Index of the right answer. */
  right: number
}

const knobAt = <World>({ knobs }: Bench<World>, at: number): Knob => {
  const knob = knobs[at]
  if (knob === undefined) throw new RangeError(`No knob ${at}`)
  return knob
}
const settingOf = ({ settings }: Knob, place: number | undefined): Words => settings[place ?? 0] ?? ''
const amountAt = <World>({ lab, world }: Bench<World>, places: Places): Words => {
  const { decimals } = lab.measured
  return lab.amount(Number(lab.mean(world, places).toFixed(decimals)))
}
const mostOf = <World>({ lab }: Bench<World>): Words =>
  lab.amount(spreadOf(lab) / 10 ** lab.measured.decimals)
const namedSetting = (knob: Knob, place: number | undefined): Text =>
  say('change', { head: knob.head, to: settingOf(knob, place) })
/** Settings of these knobs in a sentence, with their knobs’ names where the lab needs them. */
const listed = <World>({ knobs, lab }: Bench<World>, these: readonly Knob[], base: Places): List => {
  const write = lab.namesKnobs ? namedSetting : settingOf
  const settings = these.map((knob) => write(knob, base[knobs.indexOf(knob)]))
  return lab.namesKnobs ? rows(settings) : all(settings)
}
const othersOf = <World>(bench: Bench<World>, base: Places, knob: number) =>
  listed(bench, bench.knobs.toSpliced(knob, 1), base)
interface Option {
  text: Words
  misconception?: string | null
  feedback?: Text
}

/** Options in order; the wrong ones have feedback. */
function choose(options: readonly Option[], right: number): Pick<Task, 'answer' | 'right' | 'wrong'> {
  return {
    answer: { kind: 'choice', options: options.map(({ text }, at) => ({ id: letter(at), text })) },
    right: { kind: 'choice', option: letter(right) },
    wrong: options.flatMap(({ misconception = null, feedback }, at) => {
      if (at === right || feedback === undefined) return []
      return [{ misconception, feedback, answer: { kind: 'choice' as const, option: letter(at) } }]
    }),
  }
}

/** The results of two settings of this knob, and whether they differ clearly. */
function shown<World>(
  bench: Bench<World>,
  at: number,
  base: Places,
  [one, other]: readonly [number, number],
) {
  const knob = knobAt(bench, at)
  const most = mostOf(bench)
  const values = {
    others: othersOf(bench, base, at),
    one: settingOf(knob, one),
    other: settingOf(knob, other),
    x: amountAt(bench, base.with(at, one)),
    y: amountAt(bench, base.with(at, other)),
  }
  const { idle, whyIdle } = bench.lab
  const end = { most, name: knob.name }
  if (at !== idle) return [say('so.two', values), say('so.clear', end)]
  return [say('so.two', values), say('so.none', end), ...(whyIdle === undefined ? [] : [whyIdle])]
}

/** Which of two settings gives more? `right`: 0 or 1 for one of them, 2 for neither. */
export function more<World>(bench: Bench<World>, { tested: [at = 0], to, base, right }: Asked): Task {
  const knob = knobAt(bench, at)
  const { name } = knob
  const [first = 0, second = 1] = to
  const [one, other] = [settingOf(knob, first), settingOf(knob, second)]
  const most = mostOf(bench)
  const turned: Omit<Option, 'text'> =
    right === 2
      ? { misconception: 'evidence.within-scatter', feedback: say('wrong.scatter', { most }) }
      : { feedback: say('wrong.turned') }
  const missed = { misconception: 'evidence.overcautious', feedback: say('wrong.missed', { name, most }) }
  return {
    stem: [bench.lab.scene(bench.world), say('test-two', { name, one, other })],
    ask: bench.lab.askMore,
    ...choose(
      [
        { text: one, ...turned },
        { text: other, ...turned },
        { text: say('none'), ...missed },
      ],
      right,
    ),
    needs: [
      {
        knob: knob.id,
        settings: [letter(first), letter(second)],
        distinct: 2,
        each: 1,
        says: {
          untried: say('needs.two', { one, other }),
          unfair: say('needs.unfair', { name }),
          again: say('needs.again', { name }),
        },
      },
    ],
    hints: [say('hint.fair'), say('hint.gap', { name, most })],
    solution: shown(bench, at, base, [first, second]),
  }
}

/** Which of two knobs makes a difference? `right`: 0 for both, 1 or 2 for only that one. */
export function matters<World>(bench: Bench<World>, { tested, base, right }: Asked): Task {
  const most = mostOf(bench)
  const knobs = tested.map((at) => knobAt(bench, at))
  const [first, second] = knobs.map(({ name }) => name)
  const missed = (name: Words) => ({
    misconception: right === 0 ? 'evidence.overcautious' : null,
    feedback: say('wrong.missed', { name, most }),
  })
  return {
    stem: [bench.lab.scene(bench.world), say('test-both', { first: first ?? '', second: second ?? '' })],
    ask: say('ask-matters'),
    ...choose(
      [
        {
          text: say('both'),
          misconception: 'evidence.within-scatter',
          feedback: say('wrong.scatter', { most }),
        },
        { text: say('only', { name: first ?? '' }), ...missed(second ?? '') },
        { text: say('only', { name: second ?? '' }), ...missed(first ?? '') },
      ],
      right,
    ),
    needs: knobs.map(({ id, name, settings }) => ({
      knob: id,
      settings: [...settings.keys()].map(letter),
      distinct: 2,
      each: 2,
      says: {
        untried: say('needs.some', { name }),
        unfair: say('needs.unfair', { name }),
        again: say('needs.again', { name }),
      },
    })),
    hints: [say('hint.fair'), say('hint.gap', { name: first ?? '', most })],
    solution: tested.flatMap((at) => shown(bench, at, base, [0, knobAt(bench, at).settings.length - 1])),
  }
}

/** Which single change makes the largest difference? `right`: the index of its knob. */
export function larger<World>(bench: Bench<World>, { base, to, right }: Asked): Task {
  const { knobs, lab } = bench
  const idOf = (at: number) => letter(base[at] ?? 0)
  const changes = knobs.map((knob, at) => namedSetting(knob, to[at]))
  const settings = listed(bench, knobs, base)
  return {
    stem: [bench.lab.scene(bench.world), say('start-from', { settings })],
    ask: say('ask-larger'),
    ...choose(
      changes.map((text, at) => ({
        text,
        misconception: at === lab.idle ? 'evidence.within-scatter' : null,
        feedback: at === lab.idle ? say('wrong.scatter', { most: mostOf(bench) }) : say('wrong.smaller'),
      })),
      right,
    ),
    needs: knobs.map(({ id, name }, at) => ({
      knob: id,
      settings: [idOf(at), letter(to[at] ?? 0)],
      distinct: 2,
      each: 1,
      fixed: Object.fromEntries(
        knobs.flatMap((other, place) => (place === at ? [] : [[other.id, idOf(place)]])),
      ),
      says: {
        untried: say('needs.change', { change: changes[at] ?? '' }),
        unfair: say('needs.unfair-from', { settings, name }),
        again: say('needs.again', { name }),
      },
    })),
    hints: [say('hint.from'), say('hint.gaps')],
    solution: [
      say('so.start', { x: amountAt(bench, base) }),
      ...changes.map((change, at) =>
        say('so.change', { change, y: amountAt(bench, base.with(at, to[at] ?? 0)) }),
      ),
      say('so.larger', { change: changes[right] ?? '' }),
    ],
  }
}

/** What would a setting give that is not available? */
export function beyond<World>(bench: Bench<World>, { base, tested: [other = 0] }: Asked): Task {
  const { lab, world } = bench
  if (lab.beyond === undefined) throw new RangeError(`${lab.id} goes nowhere`)
  const { knob: at, value, ask, why, times = 2, doubles = 'energy.proportional-to-speed' } = lab.beyond
  const knob = knobAt(bench, at)
  const fixed = knobAt(bench, other)
  const { name } = knob
  const { label, unit, decimals } = lab.measured
  const setting = settingOf(fixed, base[other])
  const given = [...knob.settings.keys()].map((place) => lab.mean(world, base.with(at, place)))
  const [before = 0, last = 0] = given.slice(-2)
  // A row can be off by its scatter and its rounding, and scaling up from the smallest row multiplies that error.
  const step = (lab.scatter + 0.5) / 10 ** decimals
  const typed = (result: number, errors: number): Answer => ({
    kind: 'number',
    value: String(Number(result.toFixed(decimals))),
    within: String(Number((errors * step).toFixed(decimals))),
    ...(unit === undefined ? {} : { unit }),
  })
  const result = value(world, base)
  return {
    stem: [bench.lab.scene(bench.world), say('find-pattern', { name })],
    ask: ask(setting),
    answer: { kind: 'number', label, ...(unit === undefined ? {} : { after: unit }) },
    right: typed(result, times ** given.length),
    wrong: [
      { misconception: 'ratio.additive', feedback: say('wrong.adds'), answer: typed(2 * last - before, 3) },
      ...(times === 4
        ? [
            {
              misconception: doubles,
              feedback: say('wrong.doubles'),
              answer: typed(2 * last, 2),
            },
          ]
        : []),
      { misconception: 'data.stops-early', feedback: say('wrong.stays'), answer: typed(last, 1) },
    ],
    needs: [
      {
        knob: knob.id,
        settings: [...knob.settings.keys()].map(letter),
        distinct: knob.settings.length,
        each: 1,
        fixed: { [fixed.id]: letter(base[other] ?? 0) },
        says: {
          untried: say('needs.pattern', { name }),
          unfair: say('needs.unfair-fixed', { setting, name }),
          again: say('needs.again', { name }),
        },
      },
    ],
    hints: [say('hint.fixed', { name }), say('hint.double')],
    solution: [
      say('so.rows', {
        others: othersOf(bench, base, at),
        list: all([...knob.settings.keys()].map((place) => amountAt(bench, base.with(at, place)))),
      }),
      why,
      say(times === 4 ? 'so.next-four' : 'so.next', { x: lab.amount(Number(result.toFixed(decimals))) }),
    ],
  }
}

/** The complete question: the lab and the task. */
export function itemOf<World>(
  bench: Bench<World>,
  task: Task,
  means: readonly number[],
  seed: number,
): ItemTemplate {
  const { knobs, lab } = bench
  const maxRuns = 12
  const key = (answer: Answer, needs: Task['needs']): Worded<KeyOf<'simulation'>> => ({
    kind: 'simulation',
    knobs: knobs.map(({ id, settings }) => ({ id, settings: [...settings.keys()].map(letter) })),
    means: [...means],
    decimals: lab.measured.decimals,
    scatter: lab.scatter,
    seed,
    maxRuns,
    needs,
    answer,
  })
  // Wrong answers are only matched against complete tables, so the messages about missing runs are empty.
  const silent = task.needs.map((need) => ({ ...need, says: { untried: '', unfair: '', again: '' } }))
  return {
    stem: task.stem,
    interaction: {
      kind: 'simulation',
      knobs: knobs.map(({ id, head, settings }) => ({
        id,
        label: head,
        settings: settings.map((text, at) => ({ id: letter(at), text })),
      })),
      measured: lab.measured,
      note: say('scatter', { most: mostOf(bench) }),
      maxRuns,
      ask: task.ask,
      answer: task.answer,
    },
    key: key(task.right, task.needs),
    wrongAnswers: task.wrong.map(({ answer, ...rest }) => ({ ...rest, key: key(answer, silent) })),
    hints: task.hints,
    solution: task.solution,
  }
}
