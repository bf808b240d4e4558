import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { rightAnswer } from '../right-answer.ts'
import type { ItemModel } from '../skill.ts'
import { makeAuthored } from './make-authored.ts'

/** A published version of a teacher's own question; it never changes. */
export interface AuthoredName {
  questionId: string
  version: number
}

const mark = 'authored'

/** The id that attempts store in place of a curriculum model. */
export const authoredModelId = ({ questionId, version }: AuthoredName): string =>
  `${mark}/${questionId}/${version}`

/** The version that such an id refers to; undefined for a model of the curriculum. */
export function authoredNameOf(modelId: string): AuthoredName | undefined {
  const [kind, questionId, version] = modelId.split('/')
  return kind !== mark || questionId === undefined ? undefined : { questionId, version: Number(version) }
}

/** Authors do not estimate the time, so assume that of a typical curriculum question. */
export const authoredSeconds = 60

/** One variant of the question as a model that makes exactly this item; undefined if it cannot be made. */
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
