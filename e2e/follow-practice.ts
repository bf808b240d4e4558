import { AnswerReply, Practice, type QuestionToken } from '@skills-center/contract/practice'
import { swapQuestion } from '@skills-center/contract/practice/swap'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import { fillIn } from './answering.ts'
import { untilHydrated } from './browser.ts'
import { initialDataOf } from './initial-data.ts'
import { readOn } from './own-time.ts'

const known = createAnswerKeys(inject('secret'))

/** A student on the practice page. The test knows a right and a wrong answer to the question on screen. */
export interface Student {
  /** Waits until the question on screen takes keys. */
  ready: () => Promise<void>
  /** Fills in an answer by keyboard and submits it. Returns the server's reply. */
  answer: (how: 'right' | 'wrong') => Promise<AnswerReply>
  /** Answers wrong until the question closes. Returns the server's last reply. */
  fail: () => Promise<AnswerReply>
  /** Continues to the next question. */
  next: () => Promise<void>
  /** Fills in an answer without submitting it. */
  fill: (how: 'right' | 'wrong') => Promise<void>
}

/** Tracks the question on screen through the server's replies. Call it before the page opens. */
export function followPractice(page: Page): Student {
  let shown: QuestionToken | undefined
  let following: QuestionToken | undefined
  /** Resolves when every reply that has arrived has been read. */
  let isRead: Promise<unknown> = Promise.resolve()
  const read = (work: Promise<unknown>) => {
    // A reply that a reload discarded has no body left to read.
    isRead = Promise.all([isRead, work.catch(() => undefined)])
  }
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') {
      read(initialDataOf(response).then((practice) => (shown = practice?.questions[0]?.token ?? shown)))
      return
    }
    const isPractice = response.url().endsWith('/practice') && response.request().method() === 'GET'
    const isAnswer = response.url().endsWith('/api/v1/practice/answers')
    const isSwap = response.url().endsWith('/api/v1/practice/swaps')
    if (response.status() !== 200 || !(isPractice || isAnswer || isSwap)) return
    read(
      response.json().then((body: unknown) => {
        if (isPractice) shown = Practice.parse(body).questions[0]?.token
        else if (isSwap) shown = swapQuestion.reply.parse(body).question.token
        else following = AnswerReply.parse(body).next?.token ?? following
      }),
    )
  })

  const token = async (): Promise<QuestionToken> => {
    await isRead
    if (shown === undefined) throw new Error('No question is shown')
    return shown
  }
  const ready = async () => {
    // No person moves cards so fast that the page replays some moves and hears the others.
    await untilHydrated(page)
    // A new question takes the focus, and before that it takes no keys.
    await page.locator(':focus').waitFor({ state: 'attached' })
  }
  const fill = async (how: 'right' | 'wrong') => {
    await ready()
    const asked = await token()
    await fillIn(page, how === 'right' ? known.right(asked) : known.wrong(asked))
  }
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
    ready,
    fill,
    answer,
    async fail() {
      const first = await answer('wrong')
      if (first.triesLeft === 0) return first
      const right = known.right(await token())
      const again = page.getByRole('button', { name: 'Check again' })
      await again.waitFor()
      // A wrong option is crossed out, so pick another wrong one. Other answers stay filled in.
      if (right.kind === 'choice') {
        const others = page.locator(`input[type=radio]:not(:disabled):not([value="${right.option}"])`)
        await others.first().check()
      }
      // The page ignores a second try that comes before anyone could have read the verdict.
      await readOn(page)
      return repliedTo(() => again.click())
    },
    async next() {
      // If the page suggests another approach, a different button continues as before.
      const button = page.getByRole('button', {
        name: /^(Next question|Keep going here|Show me another way)$/,
      })
      await button.waitFor()
      // The page ignores "Next" right after a verdict, before anyone could have read it.
      await readOn(page)
      await button.press('Enter')
      await button.waitFor({ state: 'detached' })
      await isRead
      shown = following
      const pause = page.getByRole('region', { name: 'questions done' })
      // The look back is loaded when it is first shown.
      await page
        .getByRole('heading', { name: /^Question \d+$/ })
        .or(pause)
        .waitFor()
      if (!(await pause.isVisible())) return
      await readOn(page)
      await pause.getByRole('button', { name: 'Keep going' }).press('Enter')
      await pause.waitFor({ state: 'detached' })
    },
  }
}
