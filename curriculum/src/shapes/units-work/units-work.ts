import { type StepsTask, workedLines } from '@skills-center/answers/judge-steps'
import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import type { ModelForm } from '../../form/model.ts'
import type { Shown } from '../../item.ts'
import { createRandom } from '../../random.ts'
import { numeral } from '../../wording.ts'
import { showWork, type WorkBug } from '../show-work/show-work.ts'
import { say } from './messages.gen.ts'
import { type Known, type Relation, type RelationId, relations, taskOf } from './relations.ts'

type Asked = Relation['asks'][Level]

interface Values {
  level: Level
  scene: number
  knowns: Known[]
}

const bugsOf = (isChanged: boolean, hasPower: boolean): readonly WorkBug[] => [
  'unit-wrong',
  'quantities-turned',
  ...(isChanged ? (['unit-not-changed', 'unit-factor-turned', 'unit-wrong-factor'] as const) : []),
  ...(hasPower ? (['power-as-product'] as const) : []),
]

/** `4 kg × 3 m/s²`, as people write it. */
const written = (text: string): string =>
  text.replaceAll('*', '×').replaceAll(' / ', ' ÷ ').replaceAll('^2', '²').replaceAll('^3', '³')

function amountText({ value, unit, stands }: Known): string | Text {
  const own = `${numeral(value)} ${written(unit)}`
  return stands === undefined
    ? own
    : say('scale-of', { model: own, real: `${numeral(stands.value)} ${stands.unit}` })
}

/**
 * A calculation of science with its units, line by line: as the formula has it (level 1), turned around (level 2), with
 * two steps or a unit to change (level 3).
 */
export function unitsWork(relation: RelationId, standards: readonly string[]): ModelForm<Values> {
  const its = relations[relation]
  const { asks, scenes: names } = its
  const isChanged = (level: Level): boolean => level === 3 && asks[3].formula !== 'net'
  const taskFor = ({ level, knowns }: Values): StepsTask => ({
    kind: 'quantity',
    given: taskOf(asks[level], knowns),
    unit: asks[level].unit,
  })
  const answerOf = ({ level, knowns }: Values): string => {
    const ask = asks[level]
    return amountIn(ask, numbersOf(knowns))
  }
  return showWork<Values>({
    seconds: 90,
    calculator: 'basic',
    of: {
      id: 'units',
      thinking: 'compute',
      seconds: 90,
      standards,
      task: ({ level, scene }) => `${level} ${names[scene]}`,
      draw(random, level) {
        const scene = random.integer(0, names.length - 1)
        return { level, scene, knowns: its.knowns(random, level, scene) }
      },
      item(values) {
        const { level, scene, knowns } = values
        const [place] = names.slice(scene)
        if (place === undefined) throw new RangeError(`no scene ${scene}`)
        const { ask, formula } = asks[level]
        return {
          stem: [say(place), say(`ask.${ask}`), say('units')],
          hints: [say(`formula.${formula}`), say(isChanged(level) ? 'change' : 'fits')],
          solution: [
            say(`formula.${formula}`),
            say('so', {
              line: `${isChanged(level) ? (workedLines(taskFor(values))[0] ?? '') : written(taskOf(asks[level], knowns))} = ${answerOf(values)}`,
            }),
          ],
          answer: say('so', { line: answerOf(values) }),
        }
      },
    },
    task: taskFor,
    knowns: ({ knowns }) =>
      knowns.map((known) => say('known', { name: say(`name.${known.name}`), amount: amountText(known) })),
    letters: () => [],
    bugs: bugsOf(isChanged(3), relation === 'kinetic'),
    lastLine: (shown) => lastLine(shown, its),
  })
}

const numbersOf = (knowns: readonly Known[]): number[] =>
  knowns.flatMap(({ value, stands }) => (stands === undefined ? [value] : [value, stands.value]))

const amountIn = ({ value, unit }: Asked, numbers: readonly number[]): string =>
  `${numeral(tidy(value(numbers)))} ${written(unit)}`

/** The answer from the numbers shown above the work. Questions of one relation differ in the units of what is known. */
function lastLine({ interaction }: Shown, relation: Relation): string {
  if (interaction.kind !== 'steps' || interaction.task.kind !== 'quantity')
    throw new TypeError('expects work')
  const { given, task } = interaction
  const amounts = given.flatMap((text) => [...text.matchAll(/(\d[\d.,]*) (\S+)/gu)])
  const units = amounts.map(([, , unit]) => unit).join()
  const level = levels.find(
    (its) => relation.asks[its].unit === task.unit && unitsOf(relation, its) === units,
  )
  if (level === undefined) throw new TypeError('no such question')
  return amountIn(
    relation.asks[level],
    amounts.map(([, number]) => Number(number?.replaceAll(',', ''))),
  )
}

const levels: readonly Level[] = [1, 2, 3]

const unitsOf = (relation: Relation, level: Level): string =>
  relation
    .knowns(createRandom('units'), level, 0)
    .flatMap(({ unit, stands }) => (stands === undefined ? [unit] : [unit, stands.unit]))
    .map(written)
    .join()
