import { AnswerReply, Practice, type QuestionToken } from '@skills-center/contract/practice'
import { swapQuestion } from '@skills-center/contract/practice/swap'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import { fillIn } from './answering.ts'
import { initialDataOf } from './initial-data.ts'
import { readOn } from './own-time.ts'

const known = createAnswerKeys(inject('secret'))

/** A student at the practice screen who knows, or does not know, the answer to the question shown. */
export interface Student {
  /** Fills the answer in by keyboard and submits it; answers what the server said. */
  answer: (how: 'right' | 'wrong') => Promise<AnswerReply>
  /** Answers wrong until the question is closed; answers what the server said last. */
  fail: () => Promise<AnswerReply>
  /** Goes on to the next question. */
  next: () => Promise<void>
  /** Fills in without submitting. */
  fill: (how: 'right' | 'wrong') => Promise<void>
}

/** Follows which question is shown by listening to the server's replies, from before the page is opened. */
export function followPractice(page: Page): Student {
  let shown: QuestionToken | undefined
  let following: QuestionToken | undefined
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') {
      void initialDataOf(response)
        .then((practice) => (shown = practice?.questions[0]?.token ?? shown))
        .catch(() => undefined)
      return
    }
    const isPractice = response.url().endsWith('/practice') && response.request().method() === 'GET'
    const isAnswer = response.url().endsWith('/api/v1/practice/answers')
    const isSwap = response.url().endsWith('/api/v1/practice/swaps')
    if (response.status() !== 200 || !(isPractice || isAnswer || isSwap)) return
    void response
      .json()
      .then((body: unknown) => {
        if (isPractice) shown = Practice.parse(body).questions[0]?.token
        else if (isSwap) shown = swapQuestion.reply.parse(body).question.token
        else following = AnswerReply.parse(body).next?.token ?? following
      })
      // A reply that a reload has thrown away has no body to read any more.
      .catch(() => undefined)
  })

  const token = (): QuestionToken => {
    if (shown === undefined) throw new Error('No question is shown')
    return shown
  }
  const fill = async (how: 'right' | 'wrong') =>
    fillIn(page, how === 'right' ? known.right(token()) : known.wrong(token()))
  const repliedTo = async (submit: () => Promise<void>) => {
    const replied = page.waitForResponse((response) => response.url().endsWith('/api/v1/practice/answers'))
    await submit()
    return AnswerReply.parse(await (await replied).json())
  }
  const answer = async (how: 'right' | 'wrong') => {
    await fill(how)
    return repliedTo(() => page.keyboard.press('Enter'))
  }
  return {
    fill,
    answer,
    async fail() {
      const first = await answer('wrong')
      if (first.triesLeft === 0) return first
      const right = known.right(token())
      const again = page.getByRole('button', { name: 'Check again' })
      await again.waitFor()
      // A missed option is crossed out: another one that is wrong. Anything else stays as it was answered.
      if (right.kind === 'choice') {
        const others = page.locator(`input[type=radio]:not(:disabled):not([value="${right.option}"])`)
        await others.first().check()
      }
      // The page takes no second try so soon that nobody can have read the verdict.
      await readOn(page)
      return repliedTo(() => again.click())
    },
    async next() {
      // Where another way is proposed, going on as before is the other button.
      const button = page.getByRole('button', {
        name: /^(Next question|Keep going here|Show me another way)$/,
      })
      await button.waitFor()
      // The page takes no "Next" so soon after the verdict that nobody can have read it.
      await readOn(page)
      await button.press('Enter')
      await button.waitFor({ state: 'detached' })
      shown = following
      const pause = page.getByRole('region', { name: 'questions done' })
      if (!(await pause.isVisible())) return
      await readOn(page)
      await pause.getByRole('button', { name: 'Keep going' }).press('Enter')
      await pause.waitFor({ state: 'detached' })
    },
  }
}
