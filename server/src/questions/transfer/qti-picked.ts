import type { AnswerOf } from '@skills-center/contract/questions/authored'
import { data, declare, holdsOption, isAnswered, isCorrect, type Parts } from './qti-pieces.ts'
import type { Words } from './qti-words.ts'

export function choiceParts(answer: AnswerOf<'choice'> | AnswerOf<'choices'>, words: Words): Parts {
  const id = (at: number) => `option-${at + 1}`
  const right = answer.options.flatMap(({ isRight }, index) => (isRight ? [id(index)] : []))
  const isOne = answer.kind === 'choice'
  return {
    declarations: declare(isOne ? 'single' : 'multiple', 'identifier', right),
    body: `<qti-choice-interaction response-identifier="RESPONSE" max-choices="${isOne ? 1 : 0}" shuffle="${!answer.keepsOrder}">${answer.options
      .map(
        ({ text }, index) =>
          `<qti-simple-choice identifier="${id(index)}">${words.line(text)}</qti-simple-choice>`,
      )
      .join('')}</qti-choice-interaction>`,
    feedback: answer.options.map(({ feedback }, index) => ({ id: id(index), text: feedback })),
    right: [isCorrect()],
    slips: answer.options.flatMap(({ isRight }, index) =>
      isRight
        ? []
        : [
            {
              id: id(index),
              when: isOne ? isAnswered('RESPONSE', 'identifier', id(index)) : holdsOption(id(index)),
            },
          ],
    ),
  }
}

export function orderParts(answer: AnswerOf<'order'>, words: Words): Parts {
  const id = (at: number) => `item-${at + 1}`
  return {
    declarations: declare(
      'ordered',
      'identifier',
      answer.items.map((_, index) => id(index)),
    ),
    body: `<qti-order-interaction response-identifier="RESPONSE" shuffle="true"${data({ first: answer.first, last: answer.last })}>${answer.items
      .map(
        (text, index) =>
          `<qti-simple-choice identifier="${id(index)}">${words.line(text)}</qti-simple-choice>`,
      )
      .join('')}</qti-order-interaction>`,
    ...misplaced(answer.feedback),
  }
}

/** The feedback when anything is in the wrong place. */
const misplaced = (feedback: string) => ({
  feedback: [{ id: 'misplaced', text: feedback }],
  right: [isCorrect()],
  slips: [],
  otherwise: 'misplaced',
})

function associated(
  kind: 'match' | 'sort',
  sources: readonly { text: string; target: number }[],
  targets: readonly string[],
  feedback: string,
  words: Words,
): Parts {
  const set = (prefix: string, texts: readonly string[], max: number) =>
    `<qti-simple-match-set>${texts
      .map(
        (text, index) =>
          `<qti-simple-associable-choice identifier="${prefix}-${index + 1}" match-max="${max}">${words.line(text)}</qti-simple-associable-choice>`,
      )
      .join('')}</qti-simple-match-set>`
  const pairs = sources.map(({ target }, index) => `source-${index + 1} target-${target + 1}`)
  return {
    declarations: declare('multiple', 'directedPair', pairs),
    body: `<qti-match-interaction response-identifier="RESPONSE" shuffle="${kind === 'match'}" max-associations="${sources.length}"${data({ kind })}>${set(
      'source',
      sources.map(({ text }) => text),
      1,
    )}${set('target', targets, 0)}</qti-match-interaction>`,
    ...misplaced(feedback),
  }
}

export function matchParts(answer: AnswerOf<'match'>, words: Words): Parts {
  const targets = [...new Set([...answer.pairs.map(({ target }) => target), ...answer.others])]
  return associated(
    'match',
    answer.pairs.map(({ source, target }) => ({ text: source, target: targets.indexOf(target) })),
    targets,
    answer.feedback,
    words,
  )
}

export const sortParts = (answer: AnswerOf<'sort'>, words: Words): Parts =>
  associated(
    'sort',
    answer.categories.flatMap(({ cards }, target) => cards.map((text) => ({ text, target }))),
    answer.categories.map(({ text }) => text),
    answer.feedback,
    words,
  )

/** A drop-down list in a text or a cell; its first entry is right. */
export const inlineChoice = (id: string, label: string, texts: readonly string[], words: Words): string =>
  `<qti-inline-choice-interaction response-identifier="${id}" shuffle="true"${data({ label })}>${texts
    .map(
      (text, index) =>
        `<qti-inline-choice identifier="word-${index + 1}">${words.line(text)}</qti-inline-choice>`,
    )
    .join('')}</qti-inline-choice-interaction>`

export function gapsParts(answer: AnswerOf<'inline-choice'>, words: Words): Parts {
  const response = (at: number) => `RESPONSE-${at + 1}`
  const list = (at: number): string => {
    const gap = answer.gaps[at]
    if (gap === undefined) return ''
    return inlineChoice(response(at), gap.label, [gap.right, ...gap.wrong.map(({ value }) => value)], words)
  }
  const slips = answer.gaps.flatMap((gap, at) =>
    gap.wrong.map(({ feedback }, index) => ({
      id: `gap-${at + 1}-${index + 1}`,
      text: feedback,
      when: isAnswered(response(at), 'identifier', `word-${index + 2}`),
    })),
  )
  return {
    declarations: answer.gaps
      .map((_, at) => declare('single', 'identifier', ['word-1'], '', response(at)))
      .join(''),
    body: `<div data-text="gaps">${words.blocks(answer.text).replaceAll(/\[([1-9])\]/g, (_, digit: string) => list(Number(digit) - 1))}</div>`,
    feedback: slips,
    right: answer.gaps.map((_, at) => isCorrect(response(at))),
    slips,
  }
}
