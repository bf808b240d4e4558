import { type PackQuestion, PackQuestion as schema } from '@skills-center/contract/practice/pack'
import { question } from '../test-session.ts'

const text = (words: string) => [[{ kind: 'text', text: words }]]

/** A pack question with three options: “b” is right, “a” is a known misconception. */
export const packQuestion = (token: string, over: Partial<PackQuestion['question']> = {}): PackQuestion =>
  schema.parse({
    question: { ...question(token), ...over },
    key: { kind: 'choice', option: 'b' },
    mistakes: [{ key: { kind: 'choice', option: 'a' }, feedback: text('You took the smallest.') }],
    hints: [text('Look at the last one.')],
    tries: 2,
    rightAnswer: text('b'),
    rightResponse: { kind: 'choice', option: 'b' },
    solution: [text('Compare them.')],
  })
