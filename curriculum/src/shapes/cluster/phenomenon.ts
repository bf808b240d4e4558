import type { Text } from '@skills-center/messages/values'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { ClusterChoice, Phenomenon } from './two-groups.ts'

type ChoiceId = keyof Phenomenon['choices']
type ChoicePart = 'ask' | 'right' | 'wrong-0' | 'told-0' | 'wrong-1' | 'told-1' | 'why'

/** Messages of a phenomenon, all under its id. */
export type PhenomenonPart =
  | 'scene'
  | 'title'
  | 'head'
  | 'low'
  | 'high'
  | 'mean-low'
  | 'mean-high'
  | 'gap'
  | 'times'
  | `${ChoiceId}.${ChoicePart}`

/** A phenomenon whose texts are messages with fixed names. */
export function phenomenonOf({
  text,
  wrong,
  ...its
}: Pick<Phenomenon, 'id' | 'run' | 'means' | 'scatter' | 'decimals' | 'unit'> & {
  text: (part: PhenomenonPart) => Text
  /** Whose thinking the two wrong options of each question show. */
  wrong: Readonly<Record<ChoiceId, readonly [MisconceptionId, MisconceptionId]>>
}): Phenomenon {
  const choice = (id: ChoiceId): ClusterChoice => ({
    asks: text(`${id}.ask`),
    right: text(`${id}.right`),
    wrong: ([0, 1] as const).map((place) => ({
      text: text(`${id}.wrong-${place}`),
      misconception: wrong[id][place],
      feedback: text(`${id}.told-${place}`),
    })),
    why: text(`${id}.why`),
  })
  return {
    ...its,
    scene: text('scene'),
    title: text('title'),
    head: text('head'),
    groups: [text('low'), text('high')],
    asks: { means: [text('mean-low'), text('mean-high')], gap: text('gap'), times: text('times') },
    choices: {
      cause: choice('cause'),
      whole: choice('whole'),
      untold: choice('untold'),
      next: choice('next'),
    },
  }
}
