import { defineModel, exact, tex, type Text, typedEquation } from '#form'
import { inverseOf, numberTex, type Operation } from '#equations/exact.ts'
import { equationTex, isClear, leftTex, type OneStep, solutionOf, triedTex } from '#equations/one-step.ts'
import { person, someone } from '#people/people.ts'
import { drawStory, numbersOf, tellStory, type Told } from '#situations/one-operation/one-operation.ts'
import { say } from './messages.gen.ts'

interface Written extends Told {
  who: string
  friend: string
}

const tellings = { 1: 'join', 2: 'undo', 3: 'compare' } as const

/** An operation of the other kind that a student may see in the story. */
const confused = {
  plus: 'times',
  minus: 'over',
  times: 'plus',
  over: 'minus',
} as const satisfies Record<Operation, Operation>

/** As it is typed: `x/4=8`. */
export const plainEquation = ({ form, letter, by, result }: OneStep): string => {
  const number = exact(by)
  const left = {
    plus: `${letter}+${number}`,
    minus: `${letter}-${number}`,
    times: `${number}${letter}`,
    over: `${letter}/${number}`,
  }[form]
  return `${left}=${exact(result)}`
}

/** The numbers the other way round, where that is another equation. */
function swapped(equation: OneStep): { value: string; feedback: Text } {
  const { form, letter, by, result } = equation
  const [small, large] = [exact(by), exact(result)]
  const x = tex(letter)
  if (form === 'minus') {
    return {
      value: `${small}-${letter}=${large}`,
      feedback: say('write.swapped.minus', { letter: x, by: tex(small) }),
    }
  }
  if (form === 'over') {
    return {
      value: `${small}/${letter}=${large}`,
      feedback: say('write.swapped.over', { letter: x, by: tex(small) }),
    }
  }
  return {
    value: plainEquation({ ...equation, by: result, result: by }),
    feedback: say('write.swapped.other', { by: tex(small), result: tex(large) }),
  }
}

/** An equation for a story: joined or in equal groups (level 1), taken away or shared (2), two amounts compared (3). */
export const writeEquation = defineModel<Written>({
  id: 'write-equation',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['6.EE.B.7', '6.EE.B.6'],
  task: ({ story }) => story,
  draw(random, level) {
    const who = someone(random)
    return { ...drawStory(random, tellings[level]), who, friend: someone(random) }
  },
  fits: (values) => values.who !== values.friend && isClear(values),
  item(values) {
    const { form } = values
    const { told, unknown } = tellStory(values, person(values.who), person(values.friend))
    const { by, result } = numbersOf(values)
    const letter = tex(values.letter)
    const equation = tex(equationTex(values))
    const other = swapped(values)
    return {
      stem: [told, say('write.let', { letter, unknown })],
      ...typedEquation({
        label: say('write.label'),
        letter: values.letter,
        value: plainEquation(values),
        shownAs: equationTex(values),
        wrong: [
          {
            value: plainEquation({ ...values, form: inverseOf[form] }),
            misconception: 'model.keyword',
            feedback: say('write.keyword', { letter, unknown, result }),
          },
          { value: other.value, misconception: 'model.swaps-numbers', feedback: other.feedback },
          {
            value: plainEquation({ ...values, form: confused[form] }),
            misconception: 'model.adds-or-multiplies',
            feedback: say(form === 'plus' || form === 'minus' ? 'write.not-groups' : 'write.not-change', {
              left: tex(leftTex({ ...values, form: confused[form] }, values.letter)),
            }),
          },
        ],
      }),
      hints: [say('write.nudge', { letter, result }), say('write.hint', { letter, unknown, by, result })],
      solution: [
        say('write.start', { letter, unknown }),
        say(`write.then.${form}`, { by, result, equation }),
        say('write.check', {
          solution: tex(`${values.letter} = ${numberTex(solutionOf(values))}`),
          tried: tex(triedTex(values, solutionOf(values))),
        }),
      ],
    }
  },
})
