import { AnswerReply, Deferred, Practice, type Question } from '@skills-center/contract/practice'
import type { Page } from 'playwright-core'
import { createAnswerKeys } from '../../server/src/practice/answer-keys.ts'
import { fillIn } from '../answering.ts'
import { initialDataOf } from '../initial-data.ts'
import { readOn } from '../own-time.ts'

/** Milliseconds in which a killed server is back, on a machine that has much else to do. */
const timeoutMs = 150_000

export interface Given {
  answers: number
  putOff: number
  /** Gone on without a verdict. */
  withoutVerdict: number
}

/** Letters and digits of a text, to find again which question is on screen. */
const bare = (text: string) => text.replaceAll(/<[^>]*>/g, '').replaceAll(/[^a-z0-9]/gi, '')

/**
 * A student who practices on whatever the network does: answers what is on screen, goes on when that is offered, and
 * waits for nothing but the screen. `until` says when to stop.
 */
export async function practiceOn(
  page: Page,
  secret: string,
  random: () => number,
  until: (given: Given) => boolean,
): Promise<Given> {
  const known = createAnswerKeys(secret)
  const questions: Question[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') {
      void initialDataOf(response)
        .then((practice) => questions.push(...(practice?.questions ?? [])))
        .catch(() => undefined)
      return
    }
    const { pathname } = new URL(response.url())
    const shape = pathname.endsWith('/practice')
      ? Practice
      : pathname.endsWith('/answers')
        ? AnswerReply
        : pathname.endsWith('/deferrals')
          ? Deferred
          : null
    if (shape === null || response.status() !== 200) return
    void response
      .json()
      .then((body: unknown) => {
        const read = shape.parse(body)
        questions.push(...('questions' in read ? read.questions : [read.next ?? [], ...read.ahead].flat()))
      })
      .catch(() => undefined)
  })

  const shownQuestion = async (): Promise<Question | undefined> => {
    const text = bare((await page.locator('[id$="-question"]').first().textContent()) ?? '')
    return questions.findLast(({ item }) => {
      const stem = item.stem.flat().map((run) => (run.kind === 'math' ? run.mathml : run.text))
      return bare(stem.join('')) === text
    })
  }

  const check = page.getByRole('button', { name: /^(Check|Check again)$/ })
  const goToNext = page.getByRole('button', { name: /^(Next question|Keep going here|Show me another way)$/ })
  const pause = page.getByRole('region', { name: 'questions done' })
  const given: Given = { answers: 0, putOff: 0, withoutVerdict: 0 }
  const number = () => page.locator('#question-number').textContent()

  await page.locator('#question-number').waitFor()
  // The server drew the question: keys are heard from when the first script of the page runs.
  await page.waitForLoadState()
  while (!until(given)) {
    await check.or(goToNext).or(pause).first().waitFor({ timeout: timeoutMs })
    if (await pause.isVisible()) {
      await readOn(page)
      await pause.getByRole('button', { name: 'Keep going' }).press('Enter')
      await pause.waitFor({ state: 'detached' })
      continue
    }
    const at = await number()
    if (await goToNext.isVisible()) {
      const isStored = await page.getByText('Answer saved', { exact: true }).isVisible()
      // The page takes no press so soon that nobody can have read.
      await readOn(page)
      // A verdict that has just come may have taken its place.
      await goToNext.press('Enter', { timeout: 2000 }).catch(() => undefined)
      if (isStored && !(await pause.isVisible()) && (await number()) !== at) given.withoutVerdict += 1
      continue
    }
    const question = await shownQuestion()
    if (question === undefined) {
      // Its reply is still being read on this side.
      await page.evaluate('new Promise(requestAnimationFrame)')
      continue
    }
    if (random() < 0.06 && (await page.getByRole('button', { name: 'I haven’t learned' }).isVisible())) {
      await page.getByRole('button', { name: 'I haven’t learned' }).click()
      given.putOff += 1
    } else {
      const isSecond = (await check.textContent()) === 'Check again'
      const isRight = isSecond || random() < 0.7
      if (isSecond && question.item.interaction.kind === 'choice') {
        // The option that was missed is crossed out.
        await page.locator('input[type=radio]:not(:disabled)').first().check()
      } else {
        await fillIn(page, isRight ? known.right(question.token) : known.wrong(question.token))
      }
      // The page takes no press so soon that nobody can have read.
      if (isSecond) await readOn(page)
      await check.click()
      given.answers += 1
    }
    // Told or kept, or open for its second try: in any case the press has been taken.
    await page.locator('#verdict > *').or(goToNext).first().waitFor({ timeout: timeoutMs })
    await page.getByRole('button', { name: 'Checking' }).waitFor({ state: 'detached', timeout: timeoutMs })
  }
  return given
}
