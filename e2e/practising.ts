import { AnswerReply, Practice, type QuestionToken } from '@skills-center/contract/practice'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { createKnownAnswers } from '../server/src/practice/known-answers.ts'
import { fillIn } from './answering.ts'

const known = createKnownAnswers(inject('secret'))

/** A student at the practice screen who knows, or does not know, the answer to the question shown. */
export interface Student {
  /** Fills the answer in by keyboard and submits it; answers what the server said. */
  answer: (how: 'right' | 'wrong') => Promise<AnswerReply>
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
    const isPractice = response.url().endsWith('/practice') && response.request().method() === 'GET'
    const isAnswer = response.url().endsWith('/api/practice/answers')
    if (response.status() !== 200 || !(isPractice || isAnswer)) return
    void response
      .json()
      .then((body: unknown) => {
        if (isPractice) shown = Practice.parse(body).questions[0]?.token
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
  return {
    fill,
    async answer(how) {
      await fill(how)
      const replied = page.waitForResponse((response) => response.url().endsWith('/api/practice/answers'))
      await page.keyboard.press('Enter')
      return AnswerReply.parse(await (await replied).json())
    },
    async next() {
      const button = page.getByRole('button', { name: 'Next question' })
      await button.waitFor()
      // The page takes no "Next" so soon after the verdict that nobody can have read it.
      await page.waitForTimeout(400)
      await button.press('Enter')
      await button.waitFor({ state: 'detached' })
      shown = following
    },
  }
}
