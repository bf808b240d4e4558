import type { Judgement } from '@skills-center/answers/verdict'
import { type Judge, judge, mistakeIn } from '../check-response.ts'
import type { Item, Key, Response, WrongAnswer } from '../item.ts'
import { keyResponse } from '../key-response.ts'

/** The verdicts on an item's key and wrong answers when they are submitted as responses. */
interface Answers {
  own: Judgement
  /** `known` is the wrong answer that the response is matched to. */
  wrong: { response: Response; verdict: Judgement['verdict']; known: number }[]
}

/** Judges each pair of response and key only once: the same few return in other items and other languages. */
export interface AnswersJudge {
  judge: Judge
  answersOf: (item: Item) => Answers
}

/** For work shown in steps, each known mistake is made and identified in this many items only. */
const maxWorks = 4

export function createAnswersJudge(): AnswersJudge {
  const known = new Map<string, Judgement>()
  const answers = new Map<string, Answers>()
  /** An item's keys are compared with many responses. */
  const names = new WeakMap<Key, string>()
  const nameOf = (key: Key): string => {
    let name = names.get(key)
    if (name === undefined) names.set(key, (name = JSON.stringify(key)))
    return name
  }
  const judgeOnce: Judge = (key, response) => {
    // Comparing positions and selections is faster than a look-up.
    if (!('text' in response)) return judge(key, response)
    const name = `${nameOf(key)}${response.kind} ${response.decimal ?? ''} ${response.text}`
    let judgement = known.get(name)
    if (judgement === undefined) known.set(name, (judgement = judge(key, response)))
    return judgement
  }
  let worksLeft = maxWorks
  const answersTo = ({ key, wrongAnswers }: Item): Answers => {
    // Identifying the mistakes in shown work takes as long as a hundred other answers.
    const isNamed = key.kind !== 'steps' || (worksLeft -= 1) >= 0
    const wrong = isNamed ? wrongAnswers.map((each) => answerTo(each, key, wrongAnswers)) : []
    return { own: judgeOnce(key, keyResponse(key)), wrong }
  }
  const answerTo = (
    wrong: WrongAnswer,
    key: Key,
    wrongAnswers: readonly WrongAnswer[],
  ): Answers['wrong'][number] => {
    const response = keyResponse(wrong.key)
    const { verdict } = judgeOnce(key, response)
    const match = mistakeIn(wrongAnswers, response, judgeOnce)
    return { response, verdict, known: match === undefined ? -1 : wrongAnswers.indexOf(match) }
  }
  return {
    judge: judgeOnce,
    answersOf(item) {
      const name = [item.key, ...item.wrongAnswers.map(({ key }) => key)].map(nameOf).join('')
      let its = answers.get(name)
      if (its === undefined) answers.set(name, (its = answersTo(item)))
      return its
    },
  }
}
