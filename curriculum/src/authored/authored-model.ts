import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { rightAnswer } from '../right-answer.ts'
import type { ItemModel } from '../skill.ts'
import { makeAuthored } from './make-authored.ts'

/** A published version of a question that a teacher wrote; it never changes. */
export interface AuthoredName {
  questionId: string
  version: number
}

const mark = 'authored'

/** What attempts name in place of a model of the curriculum. */
export const authoredModelId = ({ questionId, version }: AuthoredName): string =>
  `${mark}/${questionId}/${version}`

/** The version that such an id names; undefined for a model of the curriculum. */
export function authoredNameOf(modelId: string): AuthoredName | undefined {
  const [kind, questionId, version] = modelId.split('/')
  return kind !== mark || questionId === undefined ? undefined : { questionId, version: Number(version) }
}

/** The author’s guess is not asked for: about as long as a question of the curriculum takes. */
export const authoredSeconds = 60

/** One variant of the question as a model that makes this very item; undefined where it cannot be made. */
export function authoredModel(
  question: AuthoredQuestion,
  name: AuthoredName,
  seed: number,
): ItemModel | undefined {
  const made = makeAuthored(question, `${name.questionId}/${name.version}`, seed)
  if (!made.isMade) return undefined
  const template = { ...made.item, answer: rightAnswer(made.item), stem: [made.item.stem] }
  return {
    id: authoredModelId(name),
    kind: 'conceptual',
    thinking: 'use in a story',
    seconds: authoredSeconds,
    draw: () => ({ template, task: null, standards: null }),
  }
}
