import type { Judgement } from '@skills-center/answers/verdict'
import { type Judge, judge, mistakeIn } from '../check-response.ts'
import type { Item, Key, Response, WrongAnswer } from '../item.ts'
import { keyResponse } from '../key-response.ts'

/** What becomes of the key of an item, and of its wrong answers, when they are given as answers. */
interface Answers {
  own: Judgement
  /** `known` is the wrong answer that it is taken for. */
  wrong: { response: Response; verdict: Judgement['verdict']; known: number }[]
}

/** Holds answers against keys, each once: the same few come up again in other items and in other languages. */
export interface AnswersJudge {
  judge: Judge
  answersOf: (item: Item) => Answers
}

/** Of so many works each known mistake is made and named. */
const maxWorks = 4

export function createAnswersJudge(): AnswersJudge {
  const known = new Map<string, Judgement>()
  const answers = new Map<string, Answers>()
  /** Keys of an item are held against many responses. */
  const names = new WeakMap<Key, string>()
  const nameOf = (key: Key): string => {
    let name = names.get(key)
    if (name === undefined) names.set(key, (name = JSON.stringify(key)))
    return name
  }
  const judgeOnce: Judge = (key, response) => {
    // Places and picks are compared faster than they are looked up.
    if (!('text' in response)) return judge(key, response)
    const name = `${nameOf(key)}${response.kind} ${response.decimal ?? ''} ${response.text}`
    let judgement = known.get(name)
    if (judgement === undefined) known.set(name, (judgement = judge(key, response)))
    return judgement
  }
  let worksLeft = maxWorks
  const answersTo = ({ key, wrongAnswers }: Item): Answers => {
    // Naming the mistakes in work takes the time of a hundred other answers.
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
