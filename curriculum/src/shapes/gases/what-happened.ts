import type { Level } from '@skills-center/contract/ids'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import type { Random } from '../../random.ts'
import {
  type Action,
  actionIds,
  type Cause,
  causeOf,
  drawAction,
  drawLeak,
  type Leak,
  leakIds,
  type State,
} from '../../worlds/gases/gases.ts'
import { letter } from '../../build-item.ts'
import { tableFigure } from '../display/display.ts'
import { type SortedCard, sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

type Answer = Cause | Leak
interface Case {
  answer: Answer
  states: [State, State]
}
interface Values {
  level: Level
  cases: Case[]
  shuffle: number
}

const causes: readonly Cause[] = ['temperature', 'plunger', 'amount']
const answersAt = (level: Level): readonly Answer[] => (level === 3 ? leakIds : causes)
/** Level 1: the pressure rises in all of them. */
const rising: readonly Action[] = ['heat', 'squeeze', 'pump']
const drawCase = (random: Random, level: Level, answer: Answer): Case => {
  if (answer === 'closed' || answer === 'out' || answer === 'in')
    return { answer, states: drawLeak(random, answer) }
  const action = random.pick((level === 1 ? rising : actionIds).filter((each) => causeOf(each) === answer))
  return { answer, states: drawAction(random, action) }
}
const caseName = (at: number) => say('happened.case', { letter: letter(at).toUpperCase() })
const column = (pick: (state: State) => number, [before, after]: readonly [State, State]): string =>
  pick(before) === pick(after)
    ? String(pick(before)).replace('-', '−')
    : `${pick(before)} → ${pick(after)}`.replaceAll('-', '−')

/**
 * The action, where the pressure rose (level 1), where it rose or fell (level 2), and whether the cylinder leaked
 * (level 3).
 */
export const whatHappened = (standards: readonly string[]): ModelForm<Values, Answer[]> =>
  defineModel<Values, Answer[]>({
    id: 'what-happened',
    thinking: 'work backwards',
    seconds: 70,
    calculator: 'basic',
    standards,
    aim: (random, level) => random.shuffle([...answersAt(level), random.pick(answersAt(level))]),
    draw: (random, level, aim) => ({
      level,
      cases: aim.map((answer) => drawCase(random, level, answer)),
      shuffle: random.integer(0, 1e9),
    }),
    item({ level, cases, shuffle }) {
      const answers = answersAt(level)
      const told = {
        misconception: level === 3 ? ('gas.pressure-follows-volume' as const) : ('gas.one-variable' as const),
        feedback: say(level === 3 ? 'happened.told-product' : 'happened.told-column'),
      }
      return {
        stem: [say(level === 3 ? 'happened.scene-leak' : 'happened.scene'), say(`happened.ask-${level}`)],
        figure: tableFigure(
          say('happened.title'),
          [
            say('happened.name'),
            say('happened.celsius'),
            say('happened.liters'),
            say('happened.kilopascals'),
          ],
          cases.map(({ states }, at) => [
            caseName(at),
            column(({ celsius }) => celsius, states),
            column(({ liters }) => liters, states),
            column(({ kilopascals }) => kilopascals, states),
          ]),
        ),
        ...sortCards({
          shuffle,
          categories: answers.map((answer) => say(`happened.${answer}`)),
          cards: cases.map(({ answer }, at): SortedCard => ({
            text: caseName(at),
            place: answers.indexOf(answer),
            elsewhere: told,
          })),
          slip: told,
        }),
        hints: [say(`happened.hint-${level}`), say(level === 3 ? 'happened.next-leak' : 'happened.next')],
        solution: cases.map(({ answer, states: [before, after] }, at) => {
          const name = caseName(at)
          if (answer === 'temperature' || answer === 'plunger' || answer === 'amount')
            return say(`happened.so-${answer}`, { name })
          return say('happened.so-leak', {
            name,
            p1: before.kilopascals,
            v1: before.liters,
            p2: after.kilopascals,
            v2: after.liters,
            first: before.kilopascals * before.liters,
            second: Number((after.kilopascals * after.liters).toFixed(1)),
            leak: answer,
          })
        }),
      }
    },
    task: ({ level, cases }) =>
      `${level}/${cases
        .map(
          ({ answer, states: [before, after] }) =>
            `${answer}${Math.sign(after.kilopascals - before.kilopascals)}`,
        )
        .toSorted()
        .join()}`,
    solve(shown) {
      const rows = shown.figure?.kind === 'table' ? shown.figure.rows : []
      const ends = (cell = ''): [number, number] => {
        const [first = 0, second = first] = cell.replaceAll('−', '-').split(' → ').map(Number)
        return [first, second]
      }
      const isLeak =
        /cylinder|cilindro/.test(shown.stem) && rows.every(([, celsius = '']) => !celsius.includes('→'))
      return solved.sort(shown, (card) => {
        const [, celsius, liters, kilopascals] = rows.find(([name]) => name === card) ?? []
        const [t, v, p] = [ends(celsius), ends(liters), ends(kilopascals)]
        if (!isLeak) return t[0] !== t[1] ? 0 : v[0] !== v[1] ? 1 : 2
        const times = (p[1] * v[1]) / (p[0] * v[0])
        return times > 1.1 ? 2 : times < 0.9 ? 1 : 0
      })
    },
  })
